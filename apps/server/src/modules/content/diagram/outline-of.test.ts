import fc from "fast-check"
import { expect, it } from "vitest"
import { outlineOf } from "./outline-of.ts"

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

it.each([
  [{ line: [0, 0, 20, 10] }, "M0 0L20 10"],
  [{ area: [0, 0, 20, 10, 0, 20] }, "M0 0L20 10L0 20Z"],
  [{ box: [1, 2, 30, 40] as [number, number, number, number] }, "M1 2h30v40h-30Z"],
  [{ circle: [50, 60, 10] as [number, number, number] }, "M40 60a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z"],
])("%j is %s", (outline, path) => expect(outlineOf(outline)).toBe(path))

it("an arrow ends in two strokes that lead back from its tip", () => {
  const [, , , , ax, ay, tipX, tipY, bx, by] = numbers(outlineOf({ arrow: [0, 50, 100, 50] }))
  expect([tipX, tipY]).toEqual([100, 50])
  expect(ax).toBeLessThan(100)
  expect(ax).toBe(bx)
  expect((ay ?? 0) + (by ?? 0)).toBe(100)
})

it("a curve goes through each of its points", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.integer()), { minLength: 2, maxLength: 10 }), (points) => {
      const ends = outlineOf({ curve: points.flat() })
        .split("C")
        .map((part) => numbers(part).slice(-2))
      expect(ends).toEqual(points)
    }),
  )
})
