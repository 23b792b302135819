import type { Thought } from "@confetti/contract/thoughts"
import { screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { type FakeServer, startFakeServer } from "../../../../test/fake-server.ts"
import { openPart, pass, press, type } from "../../../../test/open-app.tsx"
import { ada, thoughtOf } from "../../../../test/world.ts"

const join = vi.fn<() => void>()
const [a, b] = ["8f2f5a0e-7f0d-4b7e-9b0a-1d2c3b4a5f60", "8f2f5a0e-7f0d-4b7e-9b0a-1d2c3b4a5f61"] as const
beforeEach(() => join.mockClear())

/** Two thoughts in a list, as a tile has them. */
async function open(thoughts: readonly Thought[], isSignedIn = true): Promise<void> {
  await openPart(async () => {
    const { ThoughtMenu } = await import("./thought-menu.tsx")
    const { HiddenLine } = await import("../list/thoughts-panel.tsx")
    const { useWithoutHidden } = await import("./hidden-here.ts")
    const List = () => (
      <>
        <HiddenLine />
        {useWithoutHidden(thoughts).map((thought) => (
          <article key={thought.id}>
            {thought.text}
            <ThoughtMenu thought={thought} tile={{ slug: "mirrors", title: "Mirrors" }} onJoin={join} />
          </article>
        ))}
      </>
    )
    return <List />
  }, isSignedIn)
  await pass(500)
}

const hiding = { id: "hiding", name: "Mira", since: "2026-11-01T00:00:00.000Z" }

function serverOfAda(): FakeServer {
  const server = startFakeServer({ person: ada })
  server.answer("thoughts-report_thought", () => ({ isReported: true }))
  server.answer("thoughts-hide_person", () => ({ people: [hiding] }))
  server.answer("thoughts-show_person", () => ({ people: [] }))
  return server
}

const openMenu = () => press("Actions for the thought by Mira")
const keysOf = (server: FakeServer, name: string) =>
  server.asked.filter(({ path }) => path.endsWith(name)).map(({ headers }) => headers.get("idempotency-key"))

describe("a report", () => {
  it("says why, once, however often it had to be sent, and is thanked for", async () => {
    const server = serverOfAda()
    await open([thoughtOf(a)])
    await openMenu()
    await press("Report")
    await press("Send report")
    expect(screen.getByRole("alert").textContent).toMatch(/^Choose the closest reason/)
    await press("It is spam or advertising", "radio")
    type(await screen.findByRole("textbox", { name: /^Anything to add/ }), "  It sells telescopes. ")
    await server.setOnline(false)
    await press("Send report")
    expect(await screen.findByText(/^You are offline/)).toBeTruthy()
    await server.setOnline(true)
    await press("Send report")
    expect(await screen.findByRole("dialog", { name: "Thank you" })).toBeTruthy()
    const sent = { thoughtId: a, reason: "spam", text: "It sells telescopes." }
    expect(server.calls("thoughts-report_thought")).toEqual([sent, sent])
    expect(new Set(keysOf(server, "report_thought")).size).toBe(1)
    await press("Done")
    await openMenu()
    expect(await screen.findByText("You reported this")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Report" })).toBeNull()
  })
})

describe("hiding somebody", () => {
  it("says what it means, takes their thought out at once, and is undone where it was", async () => {
    const server = serverOfAda()
    await open([thoughtOf(a), thoughtOf(b, { by: "Jonas" })])
    await openMenu()
    await press("Hide Mira")
    expect(await screen.findByText(/You can undo this in Settings/)).toBeTruthy()
    await press("Hide")
    const undo = await screen.findByRole("button", { name: "Unhide Mira" })
    expect(screen.getAllByRole("article").map(({ firstChild }) => firstChild?.textContent)).toEqual([`What ${b} says.`])
    expect(document.activeElement?.contains(undo)).toBe(true)
    undo.click()
    await pass(100)
    expect(screen.getAllByRole("article")).toHaveLength(2)
    expect(server.calls("thoughts-show_person")).toEqual([{ id: "hiding" }])
  })

  it("that did not arrive says so, and changes nothing", async () => {
    const server = serverOfAda()
    await open([thoughtOf(a)])
    await openMenu()
    await press("Hide Mira")
    await server.setOnline(false)
    await press("Hide")
    expect(await screen.findByText(/^You are offline/)).toBeTruthy()
    expect(screen.getAllByRole("article", { hidden: true })).toHaveLength(1)
  })
})

it("asks a guest to join before they report or hide, and lets them share", async () => {
  startFakeServer()
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  Object.assign(navigator, { share })
  await open([thoughtOf(a)], false)
  for (const what of ["Report", "Hide Mira"]) {
    await openMenu()
    await press(what)
    expect(screen.queryByRole("dialog")).toBeNull()
  }
  expect(join).toHaveBeenCalledTimes(2)
  await openMenu()
  await press("Share")
  expect(share).toHaveBeenCalledWith({
    title: "Mirrors",
    text: `“What ${a} says.”`,
    url: `http://localhost:3000/tiles/mirrors?thought=${a}`,
  })
})

it("of one's own has the link alone", async () => {
  serverOfAda()
  await open([thoughtOf(a, { isMine: true })])
  await press("Share your thought")
  expect((await screen.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual(["Share"])
})
