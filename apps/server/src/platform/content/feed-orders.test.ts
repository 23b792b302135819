import { minute } from "@confetti/domain/durations"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ContentSnapshot, TileEntry } from "./content-snapshot.ts"
import { orderFeeds } from "./feed-orders.ts"

const now = Date.UTC(2026, 10, 20, 8)
const hour = 60 * minute

const tile = (id: string, given: Partial<TileEntry> = {}): TileEntry => ({
  id,
  slug: id,
  version: 1,
  merit: 0,
  subtileCount: 0,
  category: "space",
  categories: ["space"],
  publishedAt: now - hour,
  updatedAt: now,
  season: null,
  developing: false,
  ...given,
})
const snapshotOf = (tiles: readonly TileEntry[]): ContentSnapshot => {
  const categories = ["space", "ocean"].map((slug) => ({ slug }))
  return {
    version: 1,
    categories,
    tiles,
    byId: new Map(tiles.map((each) => [each.id, each])),
  } as unknown as ContentSnapshot
}

const some = fc
  .array(
    fc.record({
      category: fc.constantFrom("space", "ocean"),
      publishedAt: fc.integer({ min: -40, max: 40 }).map((hours) => now + hours * hour),
      season: fc.constantFrom(null, null, "11-21/12-31", "01-01/11-20"),
      developing: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((made) => made.map((given, at) => tile(`t${at}`, { ...given, categories: [given.category] })))

describe("the orders of a moment", () => {
  it("are the same, made anew or from those before", () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 60 }), (tiles, hours) => {
        const snapshot = snapshotOf(tiles)
        const later = now + hours * hour
        const [fresh, following] = [orderFeeds(snapshot, later), orderFeeds(snapshot, later, orderFeeds(snapshot, now))]
        expect(following.ids).toEqual(fresh.ids)
        expect(following.developingIds(null)).toEqual(fresh.developingIds(null))
        expect(following.idsOf("ocean")).toEqual(fresh.idsOf("ocean"))
        for (const { id } of tiles) {
          expect(following.causes.has(id)).toBe(fresh.ids.includes(id))
          expect(following.causes.get(id)).toBe(fresh.causes.get(id))
        }
      }),
    )
  })
})

describe("the orders of many tiles", () => {
  const old = Array.from({ length: 5_001 }, (_, at) => tile(`t${at}`, { publishedAt: now - at * hour }))

  it("go on for a while, each minute a new one", () => {
    const first = orderFeeds(snapshotOf(old), now)
    const next = orderFeeds(snapshotOf(old), now + minute, first)
    expect(next.ids).toBe(first.ids)
    expect(next.minute).toBe(first.minute + 1)
    expect(orderFeeds(snapshotOf(old), now + 10 * minute, next).ids).not.toBe(first.ids)
  })

  it("have a tile as soon as it is out", () => {
    const snapshot = snapshotOf([
      ...old,
      tile("soon", { publishedAt: now + 2 * minute }),
      tile("growing", { publishedAt: now + 2 * minute, developing: true }),
    ])
    const before = orderFeeds(snapshot, now + minute, orderFeeds(snapshot, now))
    const after = orderFeeds(snapshot, now + 2 * minute, before)
    expect([before.ids.includes("soon"), after.ids.includes("soon")]).toEqual([false, true])
    expect([before.developingIds(null), after.developingIds(null)]).toEqual([[], ["growing"]])
  })

  it("are made anew when a day begins, as seasons are", () => {
    const midnight = Date.UTC(2026, 10, 21)
    const snapshot = snapshotOf([...old, tile("today", { season: "11-20/11-20" })])
    const before = orderFeeds(snapshot, midnight - minute)
    expect(before.ids).toContain("today")
    expect(orderFeeds(snapshot, midnight, before).ids).not.toContain("today")
  })
})
