import { expect, it } from "vitest"
import { todayProgress } from "./today-progress.ts"

it("counts what was read of the day, and nothing else", () => {
  expect(todayProgress(["a", "b", "c"], ["c", "x", "c"])).toEqual({
    read: 1,
    total: 3,
    isDone: false,
    waitingIds: ["a", "b"],
  })
})

it("is done with the last, and a day without tiles never", () => {
  expect(todayProgress(["a", "b"], ["b", "a"]).isDone).toBe(true)
  expect(todayProgress([], []).isDone).toBe(false)
})
