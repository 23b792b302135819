import { expect, it } from "vitest"
import { inParallel } from "./in-parallel.ts"

it("does each once, and never more than a few at a time", async () => {
  const done: number[] = []
  let [running, most] = [0, 0]
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    done.push(item)
    running--
  })
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it("begins nothing more after a failure", async () => {
  const begun: number[] = []
  const working = inParallel([1, 2, 3, 4], 1, async (item) => {
    begun.push(item)
    if (item === 2) throw new Error("gone")
  })
  await expect(working).rejects.toThrow("gone")
  expect(begun).toEqual([1, 2])
})
