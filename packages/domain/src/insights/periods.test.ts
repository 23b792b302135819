import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "../games/puzzle-day.ts"
import { daysOf } from "./day-range.ts"
import { periodsOf, splitIntoPeriods } from "./periods.ts"

const day = fc.nat(3000).map((days) => addDays("2023-01-01", days))
const range = fc
  .record({ from: day, length: fc.nat(800) })
  .map(({ from, length }) => ({ from, until: addDays(from, length) }))

/** Every period there is around these days, by its key. */
function periodsAmong(days: readonly string[]) {
  return new Map(days.flatMap((each) => periodsOf(each)).map((period) => [period.key, period]))
}

describe("periods", () => {
  it("of a day are its fourth of a month, its month and its quarter", () => {
    expect(periodsOf("2024-02-29")).toEqual([
      {
        kind: "fourth",
        key: "2024-02-F4",
        days: { from: "2024-02-25", until: "2024-02-29" },
        parts: ["2024-02-25", "2024-02-26", "2024-02-27", "2024-02-28", "2024-02-29"],
      },
      {
        kind: "month",
        key: "2024-02",
        days: { from: "2024-02-01", until: "2024-02-29" },
        parts: ["2024-02-F1", "2024-02-F2", "2024-02-F3", "2024-02-F4"],
      },
      {
        kind: "quarter",
        key: "2024-Q1",
        days: { from: "2024-01-01", until: "2024-03-31" },
        parts: ["2024-01", "2024-02", "2024-03"],
      },
    ])
  })

  it("are made of parts that have each of their days once", () => {
    fc.assert(
      fc.property(day, (any) => {
        const [fourth, ...larger] = periodsOf(any)
        expect(fourth.parts).toEqual(daysOf(fourth.days))
        for (const { days, parts } of larger) {
          const among = periodsAmong(daysOf(days))
          expect(parts.flatMap((key) => daysOf(among.get(key)?.days ?? days))).toEqual(daysOf(days))
        }
        for (const { days } of [fourth, ...larger]) expect(days.from <= any && any <= days.until).toBe(true)
      }),
    )
  })
})

describe("a range in periods", () => {
  it("has each of its days once, and few days that are in none", () => {
    expect(splitIntoPeriods({ from: "2026-01-31", until: "2026-07-18" })).toEqual({
      periods: ["2026-02", "2026-03", "2026-Q2", "2026-07-F1", "2026-07-F2"],
      days: ["2026-01-31", "2026-07-17", "2026-07-18"],
    })
    fc.assert(
      fc.property(range, (asked) => {
        const { periods, days } = splitIntoPeriods(asked)
        const among = periodsAmong(daysOf(asked))
        const covered = [...days, ...periods.flatMap((key) => daysOf(among.get(key)?.days ?? asked))]
        expect(covered.toSorted()).toEqual(daysOf(asked))
        expect(days.length).toBeLessThanOrEqual(14)
      }),
    )
  })

  it("of a year is seventeen rows at most, where it begins at the wrong day", () => {
    fc.assert(
      fc.property(day, (from) => {
        const { periods, days } = splitIntoPeriods({ from, until: addDays(from, 365) })
        expect(periods.length + days.length).toBeLessThanOrEqual(17)
      }),
    )
  })

  it("up to today has the whole of what today is in, as nothing has happened since", () => {
    const until = "2026-03-10"
    expect(splitIntoPeriods({ from: "2026-02-27", until }, until)).toEqual({
      periods: ["2026-03"],
      days: ["2026-02-27", "2026-02-28"],
    })
    expect(splitIntoPeriods({ from: "2026-01-01", until }, until)).toEqual({ periods: ["2026-Q1"], days: [] })
    expect(splitIntoPeriods({ from: "2026-01-01", until: "2026-03-09" }, until)).toEqual({
      periods: ["2026-01", "2026-02", "2026-03-F1"],
      days: ["2026-03-09"],
    })
  })

  it("ends with the last day there is, and is nothing where it ends before it begins", () => {
    expect(splitIntoPeriods({ from: "9999-12-30", until: "9999-12-31" })).toEqual({
      periods: [],
      days: ["9999-12-30", "9999-12-31"],
    })
    expect(splitIntoPeriods({ from: "9999-10-01", until: "9999-12-31" }, "2026-03-10").periods).toEqual(["9999-Q4"])
    expect(splitIntoPeriods({ from: "2026-03-02", until: "2026-03-01" })).toEqual({ periods: [], days: [] })
  })
})
