import { minute } from "@confetti/domain/durations"
import { describe, expect, it } from "vitest"
import { createMarksHere, marksShown } from "./marks-here.ts"

function device() {
  const world = { now: 0 }
  const marks = createMarksHere(() => world.now)
  const read = (isMarked: boolean, number = 0) => {
    const thought = { id: "a", isMarked, marks: number }
    marks.shownOver(thought).has("a")
    return thought
  }
  const isOn = (thought: ReturnType<typeof read>) => marks.shownOver(thought).has(thought.id)
  return { world, marks, read, isOn }
}

describe("a mark", () => {
  it("is as the server said, until somebody taps here", () => {
    const { marks, read, isOn } = device()
    const [marked, plain] = [read(true), read(false)]
    expect([isOn(marked), isOn(plain)]).toEqual([true, false])
    marks.apply({ id: "a", isOn: false })
    expect(isOn(marked)).toBe(false)
  })

  it("stays over what was read before it was taken, in every list", () => {
    const { marks, read, isOn, world } = device()
    const before = read(false)
    marks.apply({ id: "a", isOn: true })
    world.now += 10 * minute
    marks.settle({ id: "a", isOn: true })
    const other = read(false)
    world.now += 10 * minute
    expect([isOn(before), isOn(other)]).toEqual([true, true])
  })

  it("gives way to what is read later: another device may have taken it back", () => {
    const { marks, read, isOn, world } = device()
    marks.settle({ id: "a", isOn: true })
    world.now += 2 * minute
    expect(isOn(read(false))).toBe(false)
  })

  it("on its way gives way to nothing, and is what waits of whoever is here now", () => {
    const { marks, read, isOn, world } = device()
    marks.reset([{ id: "a", isOn: true }])
    world.now += 60 * minute
    expect(isOn(read(false))).toBe(true)
    marks.reset([])
    expect(isOn(read(false))).toBe(false)
  })
})

it.each([
  [3, false, false, 3],
  [3, false, true, 4],
  [3, true, true, 3],
  [3, true, false, 2],
  [0, true, false, 0],
])("%i marks, mine among them: %j, marked here: %j, are shown as %i", (marks, isMarked, isOn, shown) => {
  expect(marksShown({ marks, isMarked }, isOn)).toBe(shown)
})
