import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ContentSnapshot, TileEntry } from "../../../platform/content/content-snapshot.ts"
import { blendMerit, planCatalogue, type TileCounts } from "./catalogue.ts"

const now = Date.UTC(2026, 10, 20, 8)
const hour = 3_600_000

const tile = fc.record({
  category: fc.constantFrom("space", "ocean", "words"),
  other: fc.constantFrom(null, "space", "sound"),
  developing: fc.boolean(),
  season: fc.constantFrom(null, null, "11-21/12-31", "01-01/11-20", "12-01/01-06"),
  hoursAgo: fc.integer({ min: -60, max: 100 }),
})
const snapshot = fc.array(tile, { maxLength: 30 }).map((made): ContentSnapshot => {
  const tiles = made.map(({ category, other, hoursAgo, ...rest }, at): TileEntry => {
    const [publishedAt, updatedAt] = [now - hoursAgo * hour, now]
    const categories = [...new Set([category, ...(other === null ? [] : [other])])]
    return {
      id: `t${at}`,
      slug: `s${at}`,
      version: 1,
      merit: 0,
      subtileCount: 0,
      category,
      categories,
      publishedAt,
      updatedAt,
      ...rest,
    }
  })
  return { version: 1, tiles, byId: new Map(tiles.map((each) => [each.id, each])) } as unknown as ContentSnapshot
})

describe("the plan of a catalogue", () => {
  it("is the same until the moment it says", () => {
    fc.assert(
      fc.property(snapshot, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (content, share) => {
        const plan = planCatalogue(content, now)
        const until = Math.min(plan.goodUntil, now + 400 * 24 * hour)
        const later = Math.min(until - 1, Math.floor(now + (until - now) * share))
        expect(planCatalogue(content, later).ids).toEqual(plan.ids)
        expect(plan.goodUntil).toBeGreaterThan(now)
      }),
    )
  })

  it("numbers every tile and category the same way everywhere", () => {
    fc.assert(
      fc.property(snapshot, (content) => {
        const { ids, tiles, indexOf, categories, categoryOf, publishedAt, tilesIn } = planCatalogue(content, now)
        for (const [index, id] of ids.entries()) {
          const entry = content.byId.get(id)
          expect([tiles[index], indexOf.get(id), publishedAt[index]]).toEqual([entry, index, entry?.publishedAt])
          expect(categories[categoryOf[index] as number]).toBe(entry?.category)
          for (const category of entry?.categories ?? []) expect(tilesIn.get(category)).toContain(index)
        }
      }),
    )
  })
})

const counted = fc.record({
  merit: fc.double({ min: 0, max: 1, noNaN: true }),
  shown: fc.nat(5000),
  likes: fc.nat(5000),
})
const countsOf = (tiles: readonly { shown: number; likes: number }[]): TileCounts => ({
  shown: Uint32Array.from(tiles, ({ shown }) => shown),
  likes: Uint32Array.from(tiles, ({ shown, likes }) => Math.min(shown, likes)),
  finished: new Uint32Array(tiles.length),
})

type Counted = { merit: number; shown: number; likes: number }
const blended = (tiles: readonly Counted[]): Float32Array =>
  blendMerit(
    Float32Array.from(tiles, ({ merit }) => merit),
    countsOf(tiles),
  )

describe("merit", () => {
  it("stays between 0 and 1, whatever was counted", () => {
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 30 }), (tiles) => {
        for (const merit of blended(tiles)) {
          expect(merit).toBeGreaterThanOrEqual(0)
          expect(merit).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it("is what editors gave a tile without impressions", () => {
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 30 }), counted, (tiles, { merit }) => {
        const all = [...tiles, { merit, shown: 0, likes: 0 }]
        expect(blended(all).at(-1)).toBeCloseTo(merit, 6)
      }),
    )
  })

  it("is never lower for one more like", () => {
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1, maxLength: 30 }), counted, (tiles, one) => {
        const shown = one.shown + 1
        const likes = Math.min(one.likes, one.shown)
        const [fewer, more] = [likes, likes + 1].map((count) => ({ merit: one.merit, shown, likes: count }))
        const both = [...tiles, fewer, more] as Counted[]
        const [before, after] = blended(both).slice(-2)
        expect(after).toBeGreaterThanOrEqual(before as number)
      }),
    )
  })
})
