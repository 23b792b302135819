import type { Reader } from "@confetti/contract/readers"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const bea: Reader = {
  id: "bea",
  name: "Bea",
  picture: null,
  joinedAt: "2026-01-01T00:00:00.000Z",
  suspension: null,
  approved: 3,
  thoughts: [],
  uploads: [],
  reports: [],
  reported: { heeded: 1, inVain: 0 },
  decisions: [],
  points: { balance: 40, held: 0, earned: 50, spent: 10, reversed: 0 },
  orders: { count: 1, open: 0 },
  invitations: [],
}

function serverWith(reader: Reader) {
  const server = startFakeServer({ person: { ...ada, roles: ["reviewer"] } })
  const state = { reader }
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: ["reviewer"], isOpen: true, hasPasskey: true }))
  server.answer("referrals-list_reviews", () => ({ cases: [] }))
  server.answer("readers-find_readers", ({ search }) => {
    const found = { id: bea.id, name: bea.name, joinedAt: bea.joinedAt, suspendedUntil: null, thoughts: 2 }
    return { readers: search === "bea" ? [found] : [], hasMore: false }
  })
  server.answer("readers-show_reader", () => ({ reader: state.reader }))
  return { server, state }
}

it("searches when Enter is pressed, not with each letter", async () => {
  const { server } = serverWith(bea)
  await openApp("/studio/readers", { isSignedIn: true })
  expect(await screen.findByText("No one is suspended")).toBeTruthy()
  const searches = () => server.asked.filter(({ path }) => path === "/functions/readers-find_readers").length
  const before = searches()
  type(await screen.findByRole<HTMLInputElement>("searchbox", { name: "Find a reader" }), "bea")
  expect(searches()).toBe(before)
  fireEvent.submit(screen.getByRole("search"))
  expect(await screen.findByText("1 reader")).toBeTruthy()
  expect(searches()).toBe(before + 1)
  fireEvent.click(screen.getByRole("link", { name: /Bea/ }))
  expect(await screen.findByRole("heading", { name: "Bea" })).toBeTruthy()
})

it("suspends somebody with a reason and an end, and takes it back", async () => {
  const { server, state } = serverWith(bea)
  const asked: unknown[] = []
  server.answer("thoughts-decide_writer", (given) => {
    asked.push(given)
    const until = "2026-02-01T00:00:00.000Z"
    const isOn = given.decision === "suspend"
    state.reader = { ...bea, suspension: isOn ? { until, isForGood: false, reason: given.reason ?? "" } : null }
    return { suspendedUntil: isOn ? until : null }
  })
  await openApp("/studio/readers/bea", { isSignedIn: true })
  await press("Suspend")
  type(await field("Reason, shown to the reader"), "They sell things.")
  await press("Suspend")
  expect(await screen.findByText(/Suspended until/)).toBeTruthy()
  await press("Lift the suspension")
  expect(await screen.findByText("Suspension lifted")).toBeTruthy()
  expect(asked).toMatchObject([
    { userId: "bea", decision: "suspend", reason: "They sell things.", days: 7 },
    { userId: "bea", decision: "lift" },
  ])
})

it("says that nobody is there who was erased", async () => {
  const { server } = serverWith(bea)
  server.refuse("readers-show_reader", "user/unknown")
  await openApp("/studio/readers/bea", { isSignedIn: true })
  expect(await screen.findByText(/This reader does not exist, was deleted/)).toBeTruthy()
})
