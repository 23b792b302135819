import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { badgeText, unreadCount } from "./unread-count.ts"

describe("unread subtiles", () => {
  it("are those that came since the latest tap", () => {
    expect(unreadCount(7, 5)).toBe(2)
  })

  it("are none for who never opened the tile, or is not signed in", () => {
    expect(unreadCount(7, null)).toBe(0)
    expect(unreadCount(7, undefined)).toBe(0)
  })

  it("are never fewer than none, and none after a tap", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (count, snapshot) => {
        expect(unreadCount(count, snapshot)).toBeGreaterThanOrEqual(0)
        expect(unreadCount(count, count)).toBe(0)
      }),
    )
  })
})

it.each([
  [0, ""],
  [-1, ""],
  [1, "1"],
  [9, "9"],
  [10, "9+"],
  [400, "9+"],
])("%d shows as %j", (count, text) => {
  expect(badgeText(count)).toBe(text)
})
