import fc from "fast-check"
import { expect, it } from "vitest"
import { idsAfter } from "./ids-after.ts"

it("goes round the order once, and never comes back to where it began", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat({ max: 60 }), (ids, at, count) => {
      const id = ids[at % ids.length] as string
      const after = idsAfter(ids, id, count)
      expect(after).toHaveLength(Math.min(count, ids.length - 1))
      expect(new Set(after).size).toBe(after.length)
      expect(after).not.toContain(id)
    }),
  )
})

it("begins with the next, and goes on from the beginning", () => {
  expect(idsAfter(["a", "b", "c", "d"], "c", 3)).toEqual(["d", "a", "b"])
  expect(idsAfter(["a", "b"], "unknown", 5)).toEqual(["a", "b"])
})
