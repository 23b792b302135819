import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isInSeason, readSeason } from "./season.ts"

const at = (day: string): number => Date.parse(`2026-${day}T12:00:00Z`)

describe("a tile's season", () => {
  it.each([
    ["03-01/05-31", "03-01", true],
    ["03-01/05-31", "05-31", true],
    ["03-01/05-31", "06-01", false],
    ["12-01/01-06", "12-24", true],
    ["12-01/01-06", "01-06", true],
    ["12-01/01-06", "01-07", false],
    ["02-29/02-29", "02-28", false],
  ])("%s on %s: %s", (season, day, isIn) => {
    expect(isInSeason(season, at(day))).toBe(isIn)
  })

  it("is all year where there is none", () => {
    expect(isInSeason(null, at("07-01"))).toBe(true)
  })

  it.each(["", "12-01", "13-01/01-01", "02-30/03-01", "1-1/2-2", "12-01/01-06x"])("is not %j", (text) => {
    expect(readSeason(text)).toBeNull()
  })

  it("and the rest of the year are never both on", () => {
    const day = fc.date({ min: new Date("2026-01-02"), max: new Date("2026-12-30"), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, day, (a, b, now) => {
        const [from, until] = a < b ? [a, b] : [b, a]
        const text = (date: Date, by = 0) => new Date(date.getTime() + by * 86_400_000).toISOString().slice(5, 10)
        const during = isInSeason(`${text(from)}/${text(until)}`, now.getTime())
        const otherwise = isInSeason(`${text(until, 1)}/${text(from, -1)}`, now.getTime())
        expect(during).not.toBe(otherwise)
      }),
    )
  })
})
