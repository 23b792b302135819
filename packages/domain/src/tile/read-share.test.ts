import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isReadTile, readShare } from "./read-share.ts"

describe("how much of a tile was seen", () => {
  it("is nothing on the cover and all of it at the last subtile", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (count) => {
        expect(readShare(0, count)).toBe(0)
        expect(readShare(count, count)).toBe(1)
      }),
    )
  })

  it("only grows from page to page, and never beyond all of it", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (page, count) => {
        expect(readShare(page + 1, count)).toBeGreaterThanOrEqual(readShare(page, count))
        expect(readShare(page, count)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it("counts as read from three fifths on", () => {
    expect(isReadTile(readShare(2, 4))).toBe(false)
    expect(isReadTile(readShare(3, 5))).toBe(true)
  })
})
