import { describe, expect, it } from "vitest"
import { nextWheel, stillWheel, type WheelTurn } from "./wheel-step.ts"

/** The steps that come of these turns. */
function stepsOf(turns: readonly WheelTurn[]): number[] {
  let state = stillWheel
  return turns.flatMap((turn) => {
    const next = nextWheel(state, turn)
    state = next.state
    return next.step === 0 ? [] : [next.step]
  })
}

/** Turns of these sizes, one every so many milliseconds. */
const every = (ms: number, deltas: readonly number[], from = 0): WheelTurn[] =>
  deltas.map((delta, at) => ({ delta, at: from + at * ms }))

const notches = (count: number, delta = 100) => Array.from({ length: count }, () => delta)

/** Two fingers for a quarter of a second, and then what the trackpad makes of it for another second. */
const flick = (delta = 20): number[] => [
  ...[4, 8, 12, 16, 20, 20, 18, 16, 19, 20, 17, 15, 14, 12, 12].map((each) => (each / 20) * delta),
  ...Array.from({ length: 60 }, (_, at) => Math.round(delta * 0.8 * 0.94 ** at)).filter((each) => each !== 0),
]

describe("a wheel with notches", () => {
  it.each([100, 120, -100, -120, 53])("moves a tile by one notch of %s", (delta) => {
    expect(stepsOf(every(16, [delta]))).toEqual([Math.sign(delta)])
  })

  it("moves a tile by each of several", () => {
    for (const count of [2, 3, 4, 5, 8]) expect(stepsOf(every(200, notches(count)))).toEqual(notches(count, 1))
  })

  it("does not race where it is spun", () => {
    const steps = stepsOf(every(30, notches(20)))
    expect(steps.length).toBeGreaterThanOrEqual(1)
    expect(steps.length).toBeLessThanOrEqual(2)
  })

  it("turns back at once", () => {
    expect(stepsOf(every(60, [100, -100, 100]))).toEqual([1, -1, 1])
  })
})

describe("a trackpad", () => {
  it.each([12, 16, 20, 40, -20])("moves one tile by a flick of %s pixels with its momentum", (delta) => {
    expect(stepsOf(every(16, flick(delta)))).toEqual([Math.sign(delta)])
  })

  it("moves one tile by a steady half second of 12 to 20 pixels", () => {
    const steady = Array.from({ length: 28 }, (_, at) => 12 + ((at * 5) % 9))
    expect(stepsOf(every(16, steady))).toEqual([1])
  })

  it("moves another one by a push into the momentum of the first", () => {
    const first = every(16, flick()).filter(({ at }) => at < 700)
    expect(stepsOf([...first, ...every(16, flick(), 704)])).toEqual([1, 1])
  })

  it("does nothing for a finger laid down", () => {
    expect(stepsOf(every(16, [1, 2, 1, 3, 2]))).toEqual([])
  })
})
