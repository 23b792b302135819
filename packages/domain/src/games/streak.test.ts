import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hour } from "../durations.ts"
import { addDays, dayIn, startOfDay } from "./puzzle-day.ts"
import { daysForFreeze, homeZone, isAboutToBreak, mostFreezes, streakOf } from "./streak.ts"

const first = "2026-03-01"
/** Days of a calendar: `x` was played, `.` was not. */
const days = (calendar: string): string[] =>
  [...calendar].flatMap((sign, at) => (sign === "x" ? [addDays(first, at)] : []))
/** As it stands on the calendar's last day. */
const on = (calendar: string) => streakOf(days(calendar), addDays(first, calendar.length - 1))

describe("streakOf", () => {
  it("counts days in a row, and today only once it is played", () => {
    expect(on(".")).toMatchObject({ length: 0, since: null })
    expect(on("x")).toMatchObject({ length: 1, since: first })
    expect(on("xxx")).toMatchObject({ length: 3 })
    expect(on("xxx.")).toMatchObject({ length: 3 })
    expect(on("xxx..")).toMatchObject({ length: 0, longest: 3 })
    expect(on("xxx.x")).toMatchObject({ length: 1, longest: 3, since: addDays(first, 4) })
  })

  it("earns a freeze every seven days, two at most", () => {
    expect(on("xxxxxx").freezes).toBe(0)
    expect(on("xxxxxxx")).toMatchObject({ freezes: 1, earned: [addDays(first, 6)] })
    expect(on("x".repeat(14)).freezes).toBe(2)
    expect(on("x".repeat(21))).toMatchObject({ freezes: 2, earned: [addDays(first, 6), addDays(first, 13)] })
  })

  it("spends a freeze on a missed day, which joins and does not count", () => {
    expect(on("xxxxxxx.x")).toMatchObject({ length: 8, freezes: 0, frozen: [addDays(first, 7)], since: first })
    expect(on("xxxxxxx..")).toMatchObject({ length: 7, freezes: 0 })
    expect(on("xxxxxxx...")).toMatchObject({ length: 0, freezes: 0, frozen: [], longest: 7 })
    expect(on(`${"x".repeat(14)}..x`)).toMatchObject({ length: 15, freezes: 0 })
    expect(on(`${"x".repeat(14)}...x`)).toMatchObject({ length: 1, longest: 14 })
  })

  it("is the same whatever the order and however often a day is told", () => {
    const calendar = fc.array(fc.boolean(), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(calendar, fc.infiniteStream(fc.nat()), (played, dice) => {
        const list = days(played.map((isPlayed) => (isPlayed ? "x" : ".")).join(""))
        const today = addDays(first, played.length)
        const shuffled = [...list, ...list]
          .map((day) => ({ day, at: dice.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ day }) => day)
        expect(streakOf(shuffled, today)).toEqual(streakOf(list, today))
      }),
    )
  })

  it("agrees with a walk from day to day, as a counter that is kept would have it", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 120 }), (played) => {
        let [length, freezes, longest] = [0, 0, 0]
        for (const isPlayed of played) {
          if (isPlayed) {
            length += 1
            if (length % daysForFreeze === 0) freezes = Math.min(mostFreezes, freezes + 1)
          } else if (length > 0 && freezes > 0) freezes -= 1
          else [length, freezes] = [0, 0]
          longest = Math.max(longest, length)
        }
        const calendar = played.map((isPlayed) => (isPlayed ? "x" : ".")).join("")
        expect(streakOf(days(calendar), addDays(first, played.length))).toMatchObject({ length, freezes, longest })
      }),
    )
  })

  it("merged from two histories is never shorter than the longer of both", () => {
    const calendar = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(calendar, calendar, (mine, theirs) => {
        const one = days(mine.map((isPlayed) => (isPlayed ? "x" : ".")).join(""))
        const other = days(theirs.map((isPlayed) => (isPlayed ? "x" : ".")).join(""))
        const today = addDays(first, 40)
        const merged = streakOf([...one, ...other], today)
        expect(merged.length).toBeGreaterThanOrEqual(
          Math.max(streakOf(one, today).length, streakOf(other, today).length),
        )
      }),
    )
  })

  it("knows nothing of days to come", () =>
    expect(streakOf(["2026-03-01", "2026-03-09"], "2026-03-01")).toMatchObject({ length: 1 }))
})

describe("isAboutToBreak", () => {
  const inDanger = (calendar: string) => isAboutToBreak(days(calendar), addDays(first, calendar.length - 1))

  it("is said of two days or more without a freeze, until today is played", () => {
    expect([inDanger("xx."), inDanger("x."), inDanger("xxx"), inDanger("xx..")]).toEqual([true, false, false, false])
    expect(inDanger(`${"x".repeat(7)}.`)).toBe(false)
  })

  it("means that tomorrow there is none", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (played) => {
        const list = days(played.map((isPlayed) => (isPlayed ? "x" : ".")).join(""))
        const today = addDays(first, played.length)
        if (isAboutToBreak(list, today)) expect(streakOf(list, addDays(today, 1)).length).toBe(0)
      }),
    )
  })
})

describe("homeZone", () => {
  const alive = streakOf([first], first)
  const over = streakOf([first], addDays(first, 9))

  it("is fixed for as long as a streak lasts", () => {
    expect(homeZone("Europe/Berlin", alive, "Asia/Tokyo")).toBe("Europe/Berlin")
    expect(homeZone("Europe/Berlin", over, "Asia/Tokyo")).toBe("Asia/Tokyo")
    expect(homeZone(null, over, "Asia/Tokyo")).toBe("Asia/Tokyo")
  })

  it.each([
    "UTC",
    "America/New_York",
    "America/Los_Angeles",
    "Europe/Berlin",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
  ])("lets somebody from %s play every day of a year, whatever zone their phone is in", (zone) => {
    const played: string[] = []
    for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1))
      // Just after midnight on even days and just before it on odd ones: 48 hours apart, or a few minutes.
      played.push(
        dayIn(zone, played.length % 2 === 0 ? startOfDay(zone, day) : startOfDay(zone, addDays(day, 1)) - 0.05 * hour),
      )
    expect(streakOf(played, "2026-12-31")).toMatchObject({ length: 365, frozen: [] })
  })
})
