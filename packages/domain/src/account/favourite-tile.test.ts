import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { day } from "../durations.ts"
import { type DatedLike, favouriteTile, weekStart } from "./favourite-tile.ts"

const now = Date.parse("2026-11-19T12:00:00.000Z")
const monday = Date.parse("2026-11-16T00:00:00.000Z")
const like = (tileId: string, daysAgo: number): DatedLike => ({ tileId, likedAt: now - daysAgo * day })
const anything = () => true
const anyLikes = fc.uniqueArray(
  fc.record({ tileId: fc.constantFrom(..."abcdefgh"), likedAt: fc.integer({ min: now - 60 * day, max: now - 1 }) }),
  { selector: ({ tileId }) => tileId },
)

it("a week begins on Monday", () => {
  expect(weekStart(now)).toBe(monday)
  expect([weekStart(monday), weekStart(monday - 1)]).toEqual([monday, monday - 7 * day])
})

describe("the tile shown to those whom somebody invites", () => {
  it("is what they liked last before this week", () => {
    expect(favouriteTile([like("old", 30), like("last", 8), like("new", 1)], anything, now)).toBe("last")
  })

  it("is what they liked first, of who began this week, and nobody's where there is none", () => {
    expect(favouriteTile([like("second", 0), like("first", 2)], anything, now)).toBe("first")
    expect(favouriteTile([], anything, now)).toBeNull()
    expect(favouriteTile([like("hidden", 8)], () => false, now)).toBeNull()
  })

  it("is one of their likes that may be shown", () => {
    fc.assert(
      fc.property(anyLikes, fc.subarray([..."abcdefgh"]), (likes, open) => {
        const favourite = favouriteTile(likes, (id) => open.includes(id), now)
        const shown = likes.filter(({ tileId }) => open.includes(tileId))
        if (shown.length === 0) expect(favourite).toBeNull()
        else expect(shown.map(({ tileId }) => tileId)).toContain(favourite)
      }),
    )
  })

  it("stays the same all week, whatever they come to like", () => {
    fc.assert(
      fc.property(
        anyLikes,
        fc.integer({ min: 0, max: 3 * day }),
        fc.integer({ min: 0, max: 7 * day - 1 }),
        (likes, ago, later) => {
          const before = favouriteTile(likes, anything, now)
          const at = Math.max(now, Math.min(monday + later, monday + 7 * day - 1))
          const more = [...likes, { tileId: "newest", likedAt: Math.max(now, at - ago) }]
          if (before !== null) expect(favouriteTile(more, anything, at)).toBe(before)
        },
      ),
    )
  })
})
