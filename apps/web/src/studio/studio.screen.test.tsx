import { AppError } from "@confetti/contract/app-error"
import type { Editor } from "@confetti/contract/editors"
import type { ReviewCase } from "@confetti/contract/thoughts"
import type { Role } from "@confetti/domain/editors/roles"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../test/fake-server.ts"
import { field, openApp, pass, press, type, until } from "../../test/open-app.tsx"
import { ada } from "../../test/world.ts"
import { sections } from "./sections.ts"

const bea: Editor = {
  userId: "bea",
  email: "bea@confetti.test",
  name: "Bea",
  roles: ["writer"],
  isFixed: false,
  hasPasskey: true,
  invitedBy: "ada@confetti.test",
  since: "2026-01-01T00:00:00.000Z",
}

/** A server on which Ada has these roles, in a session that a passkey opened. */
function serverWith(...roles: Role[]) {
  const server = startFakeServer({ person: { ...ada, roles } })
  const state = { roles, isOpen: true, hasPasskey: true, editors: [bea], acts: 0 }
  server.answer("editors-show_studio", () => {
    const { roles, isOpen, hasPasskey } = state
    return { userId: ada.id, roles, isOpen, hasPasskey }
  })
  server.answer("editors-list_editors", () => ({ editors: state.editors, invitations: [] }))
  server.answer("editors-list_acts", () => ({ acts: [], next: null }))
  return { server, state }
}

const keyDown = (key: string) => fireEvent.keyDown(document.body, { key })

describe("who comes to the studio", () => {
  it("as a stranger is asked to sign in, and nothing is asked of the server", async () => {
    const server = startFakeServer()
    await openApp("/studio")
    expect(await screen.findByRole("heading", { name: "The studio" })).toBeTruthy()
    expect(server.asked.filter(({ path }) => path.includes("editors-"))).toEqual([])
  })

  it("without a role is told whom to ask, with the address they are signed in with", async () => {
    serverWith()
    await openApp("/studio", { isSignedIn: true })
    expect(await screen.findByRole("heading", { name: "Ask an owner" })).toBeTruthy()
    expect(await screen.findByText(new RegExp(ada.email ?? ""))).toBeTruthy()
  })

  it("by a mailed code is asked for their passkey, and adds one where they have none", async () => {
    const { server, state } = serverWith("owner")
    state.isOpen = false
    server.answerPath("/auth/passkey/list-user-passkeys", () => [])
    await openApp("/studio", { isSignedIn: true })
    expect(await screen.findByRole("button", { name: "Use your passkey" })).toBeTruthy()
    expect(screen.queryByRole("heading", { name: "Passkeys" })).toBeNull()
    state.hasPasskey = false
    await openApp("/studio", { isSignedIn: true })
    expect(await screen.findByRole("heading", { name: "Passkeys" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Use your passkey" })).toBeNull()
  })

  it("sees what their roles open, and the first of it at once", async () => {
    const { server } = serverWith("shop")
    server.answer("rewards-list_orders", () => ({ orders: [], next: null }))
    await openApp("/studio", { isSignedIn: true })
    expect(await screen.findByText("Everything has been shipped.")).toBeTruthy()
    const links = within(screen.getByRole("navigation", { name: "Studio" })).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent)).toEqual(["Orders", "Shop", "Insights"])
  })

  it("at a screen that is not theirs is told so", async () => {
    const { server } = serverWith("shop")
    server.answer("rewards-list_orders", () => ({ orders: [], next: null }))
    await openApp("/studio/people", { isSignedIn: true })
    expect(await screen.findByRole("heading", { name: "You don’t have access to People" })).toBeTruthy()
    expect(server.asked.filter(({ path }) => path.includes("list_editors"))).toEqual([])
  })
})

describe("a role taken away", () => {
  it("is said over what was being done, and nothing typed is lost", async () => {
    const { state } = serverWith("owner")
    await openApp("/studio/log", { isSignedIn: true })
    type(await field("Who"), "half a word")
    state.roles = []
    await pass(30_000)
    expect(await screen.findByText(/What you typed is still here/)).toBeTruthy()
    expect((await field("Who")).value).toBe("half a word")
  })

  it("is noticed by the first thing the server refuses", async () => {
    const { server, state } = serverWith("owner")
    await openApp("/studio/log", { isSignedIn: true })
    await screen.findByText("No entries match.")
    state.roles = []
    server.refuse("editors-list_acts", "session/editors-only")
    await press("Search")
    expect(await screen.findByText(/What you typed is still here/)).toBeTruthy()
  })

  it("of several leaves the rest of the studio", async () => {
    const { server, state } = serverWith("owner")
    server.answer("rewards-list_orders", () => ({ orders: [], next: null }))
    await openApp("/studio/people", { isSignedIn: true })
    await screen.findByText("Bea")
    state.roles = ["shop"]
    await pass(30_000)
    expect(await screen.findByText(/What you typed is still here/)).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Orders" })))
    expect(await screen.findByText("Everything has been shipped.")).toBeTruthy()
    expect(screen.queryByText(/What you typed is still here/)).toBeNull()
  })
})

describe("people", () => {
  it("are changed and removed, and the list follows", async () => {
    const { server, state } = serverWith("owner")
    server.answer("editors-change_roles", ({ roles }) => {
      const editor = { ...bea, roles: [...roles] }
      state.editors = [editor]
      return { editor }
    })
    server.answer("editors-remove_editor", () => {
      state.editors = []
      return { removed: true as const }
    })
    await openApp("/studio/people", { isSignedIn: true })
    await press("Change Bea")
    fireEvent.click(screen.getByRole("checkbox", { name: "Shop" }))
    await press("Save")
    expect(await screen.findByText("The roles of Bea have changed")).toBeTruthy()
    expect(within(screen.getByRole("list", { name: "Editors" })).getByText("Shop")).toBeTruthy()
    await press("Change Bea")
    await press("Remove from the studio")
    await press("Remove")
    expect(await screen.findByText("Bea is no longer an editor")).toBeTruthy()
    expect(screen.queryByText("bea@confetti.test")).toBeNull()
  })

  it("are left as they were where the server says no, in its words", async () => {
    const { server } = serverWith("owner")
    server.refuse("editors-change_roles", "editor/last-owner")
    await openApp("/studio/people", { isSignedIn: true })
    await press("Change Bea")
    await press("Save")
    expect(await screen.findByText(/There must be an owner/)).toBeTruthy()
  })
})

describe("review", () => {
  const waiting: ReviewCase = {
    id: "00000000-0000-4000-8000-000000000001",
    tile: { id: "moon", title: "Moon" },
    text: "First words",
    media: null,
    state: "needsReview",
    revision: 3,
    at: "2026-01-01T00:00:00.000Z",
    causes: ["first-thoughts"],
    reports: 0,
    appeal: null,
    reason: null,
    author: { id: "cy", name: "Cy", approved: 0, suspendedUntil: null },
  }

  it("is done by keys: A approves what is shown, R asks for a reason, N goes on", async () => {
    const { server } = serverWith("reviewer")
    let cases = [waiting, { ...waiting, id: "00000000-0000-4000-8000-000000000002", text: "Second words" }]
    const decided: unknown[] = []
    server.answer("thoughts-review_list", () => ({ cases }))
    server.answer("thoughts-review_show", ({ thoughtId }) => ({
      case: cases.find(({ id }) => id === thoughtId) ?? waiting,
      reports: [],
      log: [],
      history: [],
    }))
    server.answer("thoughts-review_decide", (given) => {
      decided.push(given)
      cases = cases.filter(({ id }) => id !== given.thoughtId)
      return { case: waiting }
    })
    await openApp("/studio/review", { isSignedIn: true })
    await screen.findByText("First words")
    keyDown("n")
    expect(await screen.findByText("Second words")).toBeTruthy()
    keyDown("a")
    expect(await screen.findByText("First words")).toBeTruthy()
    keyDown("r")
    const reason = await field(/^Reason/)
    type(reason, "An advert")
    fireEvent.submit(reason.closest("form") as HTMLFormElement)
    expect(await screen.findByText(/Everything is reviewed/)).toBeTruthy()
    expect(decided).toMatchObject([
      { thoughtId: "00000000-0000-4000-8000-000000000002", decision: "approve", revision: 3 },
      { thoughtId: waiting.id, decision: "reject", reason: "An advert" },
    ])
  })
})

it("each screen has a letter of its own", () => {
  const letters = sections.map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
})

it("an invitation is sent again once, however often its button is pressed", async () => {
  const { server } = serverWith("owner")
  const invitation = {
    id: "invitation",
    email: "cleo@confetti.test",
    roles: ["writer" as const],
    invitedAt: "2026-01-01T00:00:00.000Z",
    expiresAt: "2036-01-01T00:00:00.000Z",
    invitedBy: null,
  }
  server.answer("editors-list_editors", () => ({ editors: [bea], invitations: [invitation] }))
  let isReachable = false
  server.answer("editors-invite_editor", () => {
    if (!isReachable) throw new AppError("server/unexpected")
    return { invitation }
  })
  await openApp("/studio/people", { isSignedIn: true })
  const again = await screen.findByRole("button", { name: /^Send again/ })
  fireEvent.click(again)
  fireEvent.click(again)
  await until(() => expect(screen.getByRole("alert").textContent).not.toBe(""))
  isReachable = true
  fireEvent.click(again)
  expect(await screen.findByText(/New invitation sent/)).toBeTruthy()
  const sent = server.asked.filter(({ path }) => path.endsWith("editors-invite_editor"))
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1)
})
