import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { daysAtPace, type EarnedDay, paceDays, paceOf, steadyActions } from "./pace.ts"

const points = fc.integer({ min: 1, max: 80 })
/** A history with at most one line a day. */
const history = fc
  .uniqueArray(fc.integer({ min: 1, max: paceDays }), { minLength: 3, maxLength: paceDays })
  .chain((days) => fc.tuple(...days.map((daysAgo) => fc.record({ daysAgo: fc.constant(daysAgo), points }))))

const everyDay = (of: number, days: number): EarnedDay[] =>
  Array.from({ length: days }, (_, at) => ({ daysAgo: at + 1, points: of }))

describe("a pace", () => {
  it("is no faster than what was earned, and never stands still", () => {
    fc.assert(
      fc.property(history, (days) => {
        const sum = days.reduce((total, day) => total + day.points, 0)
        const span = Math.max(...days.map(({ daysAgo }) => daysAgo))
        const pace = paceOf(days) ?? 0
        expect(pace).toBeGreaterThan(0)
        expect(pace).toBeLessThanOrEqual(sum / span)
      }),
    )
  })

  it("is what somebody earns who earns the same each day, from the third day on", () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 3, max: paceDays }), (of, days) => {
        expect(paceOf(everyDay(of, days))).toBe(of)
      }),
    )
  })

  it("is the same in whatever order days come, and blind to today and to what lies further back", () => {
    fc.assert(
      fc.property(history, points, fc.integer({ min: paceDays + 1, max: 400 }), (days, more, longAgo) => {
        const around = [{ daysAgo: longAgo, points: more }, ...days.toReversed(), { daysAgo: 0, points: more }]
        expect(paceOf(around)).toBeCloseTo(paceOf(days) ?? Number.NaN, 9)
      }),
    )
  })

  it("is not carried away by one spree, however large", () => {
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 4, max: paceDays }),
        fc.integer({ min: 1, max: 10_000 }),
        (of, days, more) => {
          const [first, ...rest] = everyDay(of, days)
          const spree = [{ daysAgo: 1, points: (first?.points ?? 0) + more }, ...rest]
          expect(paceOf(spree)).toBeLessThanOrEqual(of + (2 * of) / days + 1e-9)
        },
      ),
    )
  })

  it("slows down with every day that brings nothing", () => {
    expect(paceOf(everyDay(6, 3).map((day) => ({ ...day, daysAgo: day.daysAgo + 3 })))).toBe(3)
  })

  it("is not told from two days, however much they brought", () => {
    expect(paceOf([])).toBeNull()
    expect(paceOf(everyDay(80, 2))).toBeNull()
    expect(paceOf([...everyDay(80, 2), { daysAgo: 3, points: 0 }])).toBeNull()
  })

  it("is made of what can come again: no friends, and nothing that is paid once", () => {
    expect(steadyActions).toEqual(["share", "create_a_thought", "play_a_game", "read_a_tile"])
  })
})

describe("the days to something", () => {
  it("are enough, and one fewer would not be", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 60 }), (missing, pace) => {
        const days = daysAtPace(missing, pace) ?? Number.NaN
        expect(days * pace).toBeGreaterThanOrEqual(missing)
        expect((days - 1) * pace).toBeLessThan(missing)
      }),
    )
  })

  it("are none for what is there, with a pace or without", () => {
    expect([daysAtPace(0, null), daysAtPace(-5, 3), daysAtPace(5, null)]).toEqual([0, 0, null])
  })
})
