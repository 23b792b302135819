import fc from "fast-check"
import { expect, it } from "vitest"
import { cropPosition } from "./format-row.tsx"

const share = fc.double({ min: 0, max: 1, noNaN: true })
const side = fc.integer({ min: 1, max: 6000 })

it("shows the focus, whatever the picture and the box", () => {
  fc.assert(
    fc.property(
      share,
      share,
      side,
      side,
      fc.constantFrom(9 / 19.5, 3 / 4, 2, 1 / 2, 1),
      (x, y, width, height, ratio) => {
        const at = cropPosition({ x, y }, { width, height }, ratio)
        const seenWidth = Math.min(1, (height * ratio) / width)
        const seenHeight = Math.min(1, width / ratio / height)
        const left = at.x * (1 - seenWidth)
        const top = at.y * (1 - seenHeight)
        const slack = 1e-9
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + seenWidth).toBeLessThanOrEqual(1 + slack)
        expect(x).toBeGreaterThanOrEqual(left - slack)
        expect(x).toBeLessThanOrEqual(left + seenWidth + slack)
        expect(y).toBeGreaterThanOrEqual(top - slack)
        expect(y).toBeLessThanOrEqual(top + seenHeight + slack)
      },
    ),
  )
})

it("puts it in the middle where the edges allow", () => {
  expect(cropPosition({ x: 0.5, y: 0.2 }, { width: 400, height: 200 }, 1)).toEqual({ x: 0.5, y: 0.5 })
  expect(cropPosition({ x: 0.4, y: 0.2 }, { width: 400, height: 200 }, 1).x).toBeCloseTo(0.3)
  expect(cropPosition({ x: 0.1, y: 0.2 }, { width: 400, height: 200 }, 1).x).toBe(0)
})
