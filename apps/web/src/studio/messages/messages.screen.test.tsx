import type { FormMessage } from "@confetti/contract/answers"
import type { ErrorCauseView } from "@confetti/contract/error-causes"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const tides: FormMessage = {
  id: "tides",
  form: "feedback",
  at: "2026-01-01T00:00:00.000Z",
  from: null,
  handled: null,
  answers: { topic: "idea", text: "<b>More</b> tides" },
  canReply: true,
}
const moons: FormMessage = { ...tides, id: "moons", answers: { topic: "app", text: "More moons" }, canReply: false }

function serverWith(messages: FormMessage[]) {
  const server = startFakeServer({ person: { ...ada, roles: ["reviewer"] } })
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: ["reviewer"], isOpen: true, hasPasskey: true }))
  server.answer("forms-list_answers", ({ state }) => {
    const found = messages.filter(({ handled }) => state === "all" || (handled === null) === (state === "open"))
    return { messages: found, next: null, open: messages.filter(({ handled }) => handled === null).length }
  })
  server.answer("forms-handle_answer", ({ answerId, isHandled }) => {
    const at = messages.findIndex(({ id }) => id === answerId)
    const handled = isHandled ? { at: "2026-01-02T00:00:00.000Z", by: "Ada" } : null
    const message = { ...(messages[at] as FormMessage), handled }
    messages[at] = message
    return { message }
  })
  return server
}

it("shows what strangers wrote as text, and where they are answered only when asked for", async () => {
  const server = serverWith([tides])
  server.answer("forms-show_contact", () => ({ email: "guest@example.com" }))
  await openApp("/studio/messages", { isSignedIn: true })
  expect(await screen.findByText("<b>More</b> tides")).toBeTruthy()
  const looks = () => server.asked.filter(({ path }) => path === "/functions/forms-show_contact")
  expect(looks()).toEqual([])
  await press("Show reply address")
  expect((await screen.findByRole("link", { name: "guest@example.com" })).getAttribute("href")).toBe(
    "mailto:guest@example.com",
  )
  expect(looks()).toHaveLength(1)
})

it("is dealt with, goes on with the next one, and is taken back", async () => {
  serverWith([tides, moons])
  await openApp("/studio/messages", { isSignedIn: true })
  await screen.findByText("More moons")
  fireEvent.click(screen.getAllByRole("button", { name: "Mark as handled" })[0] as HTMLElement)
  expect(await screen.findByText("Marked as handled")).toBeTruthy()
  expect(screen.queryByText("<b>More</b> tides")).toBeNull()
  expect(document.activeElement?.textContent).toContain("More moons")
  fireEvent.click(screen.getByRole("button", { name: "All" }))
  await press("Reopen")
  expect(await screen.findByText("Reopened")).toBeTruthy()
  expect(screen.getAllByRole("button", { name: "Mark as handled" })).toHaveLength(2)
})

it("says what a list is empty of", async () => {
  serverWith([])
  await openApp("/studio/messages", { isSignedIn: true })
  expect(await screen.findByText(/Everything is handled/)).toBeTruthy()
})

it("closes an error by its cause, with its cases shown when it is opened", async () => {
  const server = serverWith([])
  const cause: ErrorCauseView = {
    id: "0".repeat(32),
    errorClass: "TypeError",
    message: "Tile # is gone",
    frame: "home.js",
    times: 12,
    firstSeenAt: "2026-01-01T00:00:00.000Z",
    lastSeenAt: "2026-01-02T00:00:00.000Z",
    versions: ["1.0.0"],
    browsers: ["Firefox 130"],
    closed: null,
    reopenedAt: null,
  }
  const closed: unknown[] = []
  server.answer("errors-list_causes", () => ({ causes: [cause], next: null, open: 1 }))
  server.answer("errors-show_cause", () => ({
    cause,
    cases: [
      {
        id: "1",
        at: cause.lastSeenAt,
        message: "Tile 7 is gone",
        version: "1.0.0",
        browser: "Firefox 130",
        path: "/",
        stack: [],
      },
    ],
  }))
  server.answer("errors-close_cause", (asked) => {
    closed.push(asked)
    return { cause: { ...cause, closed: { at: cause.lastSeenAt, by: null } } }
  })
  await openApp("/studio/messages/errors", { isSignedIn: true })
  await press(/Tile # is gone/)
  expect(await screen.findByText("Tile 7 is gone")).toBeTruthy()
  await press("Close")
  expect(await screen.findByText("Closed until it recurs in a newer version")).toBeTruthy()
  expect(closed).toEqual([{ causeId: cause.id, isClosed: true }])
})
