import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createTurns, type Turn } from "./create-turns.ts"

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => vi.useRealTimers())

/** So many that come at once from each address, and which of them have begun: the number of each in its address, in order. */
function come(asked: Record<string, number>) {
  const { take } = createTurns()
  const begun: Record<string, number[]> = {}
  const turns = Object.entries(asked).map(([address, count]) => {
    const own: (Turn | null)[] = Array.from({ length: count }, () => take(address))
    own.forEach(async (turn, at) => {
      await turn?.begins
      if (turn) (begun[address] ??= []).push(at)
    })
    return [address, own]
  })
  return {
    begun,
    turns: Object.fromEntries(turns) as Record<string, (Turn | null)[]>,
    settle: () => vi.advanceTimersByTimeAsync(0),
  }
}

it("lets two requests of an address begin, and others in the order they came as those end", async () => {
  const { begun, turns, settle } = come({ a: 5 })
  await settle()
  expect(begun).toEqual({ a: [0, 1] })
  turns["a"]?.[1]?.end()
  turns["a"]?.[1]?.end()
  await settle()
  expect(begun).toEqual({ a: [0, 1, 2] })
})

it("keeps no address waiting for another", async () => {
  const { begun, settle } = come({ a: 100, b: 1 })
  await settle()
  expect(begun["b"]).toEqual([0])
})

it("passes over a request that went away while it waited", async () => {
  const { begun, turns, settle } = come({ a: 4 })
  turns["a"]?.[2]?.end()
  turns["a"]?.[0]?.end()
  await settle()
  expect(begun).toEqual({ a: [0, 1, 3] })
})

it("waits for no request longer than a tenth of a second", async () => {
  const { begun } = come({ a: 4 })
  await vi.advanceTimersByTimeAsync(99)
  expect(begun["a"]).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun["a"]).toEqual([0, 1, 2, 3])
})

it("refuses an address of which 256 wait", () => {
  const { turns } = come({ a: 259, b: 1 })
  expect(turns["a"]?.map((turn) => turn === null).indexOf(true)).toBe(258)
  expect(turns["b"]).not.toContain(null)
})
