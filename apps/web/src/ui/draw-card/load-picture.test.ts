import fc from "fast-check"
import { expect, it } from "vitest"
import { coverCrop } from "./load-picture.ts"

it("a picture fills a box with what it is of, undistorted and with nothing beside it", () => {
  expect(coverCrop({ width: 900, height: 1950 }, { width: 1080, height: 900 })).toEqual({
    x: 0,
    y: 432,
    width: 900,
    height: 750,
  })
  const size = fc.record({ width: fc.integer({ min: 1, max: 3000 }), height: fc.integer({ min: 1, max: 3000 }) })
  fc.assert(
    fc.property(size, size, (picture, box) => {
      const crop = coverCrop(picture, box)
      expect(crop.width / crop.height).toBeCloseTo(box.width / box.height, 5)
      expect(crop.x).toBeGreaterThanOrEqual(-1e-9)
      expect(crop.y).toBeGreaterThanOrEqual(-1e-9)
      expect(crop.width).toBeLessThanOrEqual(picture.width + 1e-6)
      expect(crop.height).toBeLessThanOrEqual(picture.height + 1e-6)
    }),
  )
})
