import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  compareEntries,
  type HistoryCursor,
  type HistoryEntry,
  historyPage,
  isFound,
  summarise,
} from "./novelty-history.ts"
import { noveltyRatings } from "./novelty-rating.ts"

const entry = fc.record({
  tileId: fc.uuid(),
  rating: fc.constantFrom(...noveltyRatings),
  ratedAt: fc.nat(30),
  title: fc.constantFrom("Mirrors on the Moon", "The café’s clock", "Über-elephants"),
  slug: fc.constantFrom("a", null),
  category: fc.constantFrom("space", "words", null),
})
const histories = fc
  .uniqueArray(entry, { selector: ({ tileId }) => tileId, maxLength: 40 })
  .map((entries) => entries.toSorted(compareEntries))
const filters = fc.record({
  q: fc.constantFrom("", "moon", "uber ELE", "cafe", "%", "nothing like it"),
  category: fc.constantFrom(null, "space", "none"),
})

const titled = (title: string): Pick<HistoryEntry, "title" | "category"> => ({ title, category: "words" })
const all = { q: "", category: null }

describe("searching a history", () => {
  it("finds by the beginnings of words, whatever their case and accents", () => {
    expect(isFound(titled("The café’s clock"), { ...all, q: "CAFES clo" })).toBe(true)
    expect(isFound(titled("Über-elephants"), { ...all, q: "elephant uber" })).toBe(true)
    expect(isFound(titled("Mirrors on the Moon"), { ...all, q: "oon" })).toBe(false)
    expect(isFound(titled("Mirrors on the Moon"), { q: "moon", category: "space" })).toBe(false)
  })

  it("finds everything with nothing asked, and with marks alone", () => {
    for (const q of ["", "  ", "%", "“"]) expect(isFound(titled("Mirrors"), { ...all, q })).toBe(true)
  })
})

describe("the pages of a history", () => {
  it("hold everything that is found once, in order", () => {
    fc.assert(
      fc.property(histories, filters, fc.integer({ min: 1, max: 9 }), (history, filter, most) => {
        const shown: HistoryEntry[] = []
        let after: HistoryCursor | null = null
        do {
          const page: ReturnType<typeof historyPage<HistoryEntry>> = historyPage(history, filter, { after, most })
          expect(page.entries.length).toBeLessThanOrEqual(most)
          expect(page.found).toBe(history.filter((each) => isFound(each, filter)).length)
          shown.push(...page.entries)
          after = page.next
        } while (after !== null)
        expect(shown).toEqual(history.filter((each) => isFound(each, filter)))
      }),
    )
  })

  it("go on where they were when something new came on top meanwhile", () => {
    fc.assert(
      fc.property(histories, entry, fc.integer({ min: 1, max: 9 }), (history, fresh, most) => {
        const { next } = historyPage(history, all, { after: null, most })
        fc.pre(next !== null)
        const later = [{ ...fresh, tileId: "z", ratedAt: 99 }, ...history]
        expect(historyPage(later, all, { after: next, most: 99 }).entries).toEqual(history.slice(most))
      }),
    )
  })
})

describe("what a history holds", () => {
  it("counts each thing once", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { count, newCount, since, categories } = summarise(history)
        expect(count).toBe(history.length)
        expect(newCount).toBe(history.filter(({ rating }) => rating === "new").length)
        expect(since).toBe(history.at(-1)?.ratedAt ?? null)
        const counted = categories.reduce((sum, each) => sum + each.count, 0)
        expect(counted).toBe(history.filter(({ category }) => category !== null).length)
        expect(categories.map((each) => each.count)).toEqual(
          categories.map((each) => each.count).toSorted((a, b) => b - a),
        )
      }),
    )
  })
})
