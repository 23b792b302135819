import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayIn, daysBetween } from "../games/puzzle-day.ts"
import { historyWords, mondayOf, weeksOf, weekWords } from "./history-weeks.ts"

const at = (text: string) => Date.parse(text)
const reader = { now: at("2026-11-23T12:00:00Z"), zone: "Europe/Berlin", language: "en-GB" }
const zones = fc.constantFrom("Europe/Berlin", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kathmandu", "UTC")
const moments = fc.integer({ min: at("2019-12-01T00:00:00Z"), max: at("2031-02-01T00:00:00Z") })

describe("a week of the history", () => {
  it("begins on the Monday before a moment, or on it, where its person is", () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const monday = mondayOf(moment, zone)
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
        const days = daysBetween(monday, dayIn(zone, moment))
        expect(days).toBeGreaterThanOrEqual(0)
        expect(days).toBeLessThan(7)
      }),
    )
  })

  it("is another one on the other side of the world late on a Sunday", () => {
    const sundayNight = at("2026-11-22T20:00:00Z")
    expect(mondayOf(sundayNight, "America/Los_Angeles")).toBe("2026-11-16")
    expect(mondayOf(sundayNight, "Pacific/Kiritimati")).toBe("2026-11-23")
  })

  it("holds everything of it once, in the history's order, over new years and changed clocks", () => {
    fc.assert(
      fc.property(fc.array(moments, { maxLength: 40 }), zones, (times, zone) => {
        const history = times.toSorted((a, b) => b - a).map((ratedAt) => ({ ratedAt }))
        const weeks = weeksOf(history, zone)
        expect(weeks.flatMap(({ entries }) => entries)).toEqual(history)
        const mondays = weeks.map(({ monday }) => monday)
        expect(mondays).toEqual([...new Set(mondays)].toSorted().toReversed())
      }),
    )
  })

  it("says which it is", () => {
    expect(weekWords("2026-11-23", reader)).toBe("This week")
    expect(weekWords("2026-11-16", reader)).toBe("Last week")
    // The spaces around the dash are the locale's own.
    expect(weekWords("2026-11-02", reader)).toMatch(/^2\s?–\s?8 Nov$/)
    expect(weekWords("2025-12-22", reader)).toMatch(/^22\s?–\s?28 Dec 2025$/)
  })
})

describe("the words of a history", () => {
  it.each([
    [212, "2026-03-04T09:00:00Z", "212 things since March"],
    [1412, "2025-03-04T09:00:00Z", "1,412 things since March 2025"],
    [1, "2026-11-09T09:00:00Z", "1 thing since 9 November"],
    [3, "2026-11-23T05:00:00Z", "3 things today"],
    // There it was tomorrow already.
    [2, "2026-10-31T23:30:00Z", "2 things since 1 November"],
  ])("%i since %s: %s", (count, since, words) => {
    expect(historyWords(count, at(since), reader)).toBe(words)
  })

  it("say how many where nothing says since when", () => {
    expect(historyWords(0, null, reader)).toBe("0 things")
  })
})
