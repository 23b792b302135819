import type { Thought } from "@confetti/contract/thoughts"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type FakeServer, startFakeServer } from "../../../../test/fake-server.ts"
import { openPart, pass, press, until } from "../../../../test/open-app.tsx"
import { ada, thoughtOf } from "../../../../test/world.ts"

const join = vi.fn<() => void>()
const id = "8f2f5a0e-7f0d-4b7e-9b0a-1d2c3b4a5f60"

async function open(thought: Thought, isSignedIn = true): Promise<void> {
  await openPart(async () => {
    const { InterestingButton } = await import("./interesting-button.tsx")
    return <InterestingButton thought={thought} onJoin={join} />
  }, isSignedIn)
  await pass(500)
}

function serverOfAda(): FakeServer {
  const server = startFakeServer({ person: ada })
  server.answer("thoughts-mark_interesting", () => ({ isMarked: true, marks: 13 }))
  server.answer("thoughts-unmark_interesting", () => ({ isMarked: false, marks: 12 }))
  return server
}

const button = () => screen.findByRole("button", { name: /^Interesting/ })
const says = async () => {
  const element = await button()
  return [element.getAttribute("aria-label"), element.getAttribute("aria-pressed")]
}
const told = (server: FakeServer) =>
  server.asked.flatMap(({ path }) => /thoughts-(\w+)_interesting/.exec(path)?.[1] ?? [])

it("counts at once, and toggled fast it is told once, as it was meant last", async () => {
  const server = serverOfAda()
  await open(thoughtOf(id, { marks: 12 }))
  expect(await says()).toEqual(["Interesting, 12", "false"])
  for (let time = 0; time < 5; time++) fireEvent.click(await button())
  expect(await says()).toEqual(["Interesting, 13", "true"])
  await until(() => expect(told(server)).toEqual(["mark"]))
  expect(await says()).toEqual(["Interesting, 13", "true"])
})

it("made in a tunnel is there after a reload, and arrives in the open", async () => {
  const server = serverOfAda()
  const thought = thoughtOf(id)
  await open(thought)
  await server.setOnline(false)
  await press("Interesting")
  await open(thought)
  expect(await says()).toEqual(["Interesting, 1", "true"])
  expect(told(server)).toEqual([])
  await server.setOnline(true)
  await until(() => expect(told(server)).toEqual(["mark"]))
})

it("that is refused is taken back, with a word", async () => {
  const server = serverOfAda()
  server.refuse("thoughts-mark_interesting", "thought/not-found")
  await open(thoughtOf(id))
  await press("Interesting")
  await pass(500)
  expect(await screen.findByText(/^Your “Interesting” was undone\./)).toBeTruthy()
  expect(await says()).toEqual(["Interesting", "false"])
})

it("asks a guest to join", async () => {
  const server = startFakeServer()
  await open(thoughtOf(id), false)
  await press("Interesting")
  expect(join).toHaveBeenCalledOnce()
  await pass(1000)
  expect(told(server)).toEqual([])
})

it("of one's own is a number", async () => {
  serverOfAda()
  await open(thoughtOf(id, { isMine: true, marks: 2 }))
  expect(await screen.findByText("2 people find this interesting")).toBeTruthy()
  expect(screen.queryByRole("button")).toBeNull()
})
