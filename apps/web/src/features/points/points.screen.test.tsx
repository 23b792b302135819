import type { StatementEntry } from "@confetti/contract/points"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press, until } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"
import { deferred } from "../../platform/deferred.ts"

const lines = () => within(screen.getByRole("region", { name: "Points history" })).queryAllByRole("listitem")
const hasLines = (count: number) => waitFor(() => expect(lines()).toHaveLength(count))

/** The statement's line with this number, of somebody who earned a point each time. */
function earned(number: number): StatementEntry {
  return {
    number,
    action: "read_a_tile",
    kind: "earned",
    points: 1,
    balance: number,
    state: "paid",
    cause: `Tile ${number}`,
    tile: null,
    at: "2026-11-22T00:00:00.000Z",
  }
}

async function statementOf(count: number) {
  const server = startFakeServer({ person: ada })
  server.state.balance = count
  const all = Array.from({ length: count }, (_, at) => earned(count - at))
  server.answer("points-list_entries", (input) => {
    const { filter = "all", before = Number.POSITIVE_INFINITY } = input ?? {}
    const found = filter === "spent" ? [] : all.filter(({ number }) => number < before)
    const entries = found.slice(0, 30)
    return { entries, next: found.length > 30 ? (entries.at(-1)?.number ?? null) : null, balance: count, held: 0 }
  })
  await openApp("/me/points", { isSignedIn: true })
  await screen.findByText("points to spend")
  return server
}

/** The words of what is paid are in the page's language. */
function speaksEnglish(): void {
  vi.spyOn(document.documentElement, "lang", "get").mockReturnValue("en")
}

describe("points", () => {
  it("come page by page in a long statement", async () => {
    await statementOf(34)
    await hasLines(30)
    await press("Show more")
    await hasLines(34)
    expect(lines().at(-1)?.textContent).toContain("= 1")
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull()
  })

  it("are filtered by what was earned and what was spent, with a word where there is nothing", async () => {
    await statementOf(3)
    await hasLines(3)
    await press("Spent")
    expect(await screen.findByRole("heading", { name: "Nothing spent yet" })).toBeTruthy()
    await press("Earned")
    await hasLines(3)
  })

  it("say that a statement did not arrive, and show it once there is a connection", async () => {
    const server = await statementOf(0)
    expect(await screen.findByRole("heading", { name: "No points yet" })).toBeTruthy()
    await server.setOnline(false)
    await press("Earned")
    expect((await screen.findByRole("alert")).textContent).toContain("Their history will appear")
    await server.setOnline(true)
    expect(await screen.findByRole("heading", { name: "Nothing earned yet" })).toBeTruthy()
  })

  it("stand at the way to them, for who is signed in alone", async () => {
    const server = startFakeServer()
    const badge = () => screen.getByRole("link", { name: "Me" }).querySelector(".balance-badge")
    await openApp("/settings")
    await screen.findByRole("heading", { name: "You are not signed in" })
    expect(badge()).toBeNull()
    server.state.person = ada
    server.state.balance = 1250
    await openApp("/settings", { isSignedIn: true })
    await until(() => expect(badge()?.textContent).toBe("1.3K"))
  })

  it("are explained to strangers, with the way in", async () => {
    startFakeServer()
    await openApp("/me/points")
    expect(await screen.findByText(/Join to start\s+collecting/)).toBeTruthy()
    await press("Join")
    expect(await screen.findByRole("dialog", { name: /^Join/ })).toBeTruthy()
  })

  it("are paid once for visiting a channel", async () => {
    const server = startFakeServer({ person: ada })
    const address = "https://www.instagram.com/confetti/"
    let isPaid = false
    const way = () => ({ action: "follow_ig" as const, points: 10, done: Number(isPaid), left: null, isOver: isPaid })
    server.answer("points-get_overview", () => ({
      balance: isPaid ? 10 : 0,
      held: 0,
      pending: 0,
      earnedToday: 0,
      pace: null,
      perks: [],
      ways: [{ ...way(), isClaimable: !isPaid, address }],
    }))
    server.answer("points-claim_action", ({ action }) => {
      isPaid = true
      return { action, points: 10, balance: 10, held: 0 }
    })
    speaksEnglish()
    await openApp("/me/points", { isSignedIn: true })
    const visit = "Visit: Visit our channel on Instagram"
    const link = await screen.findByRole("link", { name: visit })
    expect(link.getAttribute("href")).toBe(address)
    // Nothing is fetched from there.
    link.addEventListener("click", (event) => event.preventDefault())
    await press(visit, "link")
    await until(() => expect(screen.getByText("+10 points")).toBeTruthy())
    await until(() => expect(screen.getByText("Done. You earned 10 points")).toBeTruthy())
    expect(server.calls("points-claim_action")).toEqual([{ action: "follow_ig" }])
    expect(screen.queryByRole("link", { name: visit })).toBeNull()
  })

  it("are counted when they are paid while the first balance is still loading", async () => {
    const server = startFakeServer({ person: ada })
    const loaded = deferred<void>()
    let balance = 0
    server.answer("points-get_overview", async () => {
      const answer = { balance, held: 0, pending: 0, earnedToday: 0, pace: null, perks: [], ways: [] }
      if (balance === 0) await loaded.promise
      return answer
    })
    server.answer("points-claim_action", ({ action }) => {
      balance = 5
      return { action, points: 5, balance, held: 0 }
    })
    speaksEnglish()
    const { scopes } = await openApp("/settings", { isSignedIn: true })
    const { claimMutation } = await import("./claim/index.ts")
    const { syncOf } = await import("../../platform/sync/sync.ts")
    syncOf(scopes.get()).emit((engine) =>
      engine.enqueue(claimMutation, { action: "share", tileId: "one", isNew: true }),
    )
    await until(() => expect(balance).toBe(5))
    loaded.resolve()
    await until(() => expect(document.querySelector(".balance-badge")?.textContent).toBe("5"))
  })
})
