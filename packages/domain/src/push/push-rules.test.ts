import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { day, hour } from "../durations.ts"
import { dayIn } from "../games/puzzle-day.ts"
import { decidePush, mostPushesADay, pushBackOff } from "./decide-push.ts"
import { hourIn, isQuiet, nextHour, quietEnd } from "./local-hours.ts"

const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
]
const zone = fc.constantFrom(...zones)
const hourOfDay = fc.integer({ min: 0, max: 23 })
const quiet = fc.record({ from: hourOfDay, until: hourOfDay })
const moment = fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2027-12-31") })

describe("nextHour", () => {
  it("is ahead, within two days, and shows the hour asked for unless the day skips it", () => {
    fc.assert(
      fc.property(zone, hourOfDay, moment, (where, wanted, now) => {
        const at = nextHour(where, wanted, now)
        expect(at).toBeGreaterThan(now)
        expect(at - now).toBeLessThanOrEqual(25 * hour)
        const isShown = hourIn(where, at) === wanted
        if (!isShown) expect(hourIn(where, at)).toBe(wanted + 1)
      }),
    )
  })

  it.each([
    ["Europe/Berlin", 8, "2026-03-28T10:00:00Z", "2026-03-29T06:00:00Z"],
    // The clock goes from two to three.
    ["Europe/Berlin", 2, "2026-03-28T23:30:00Z", "2026-03-29T01:00:00Z"],
    ["Asia/Kathmandu", 9, "2026-06-01T00:00:00Z", "2026-06-01T03:15:00Z"],
  ])("in %s at %i after %s is %s", (where, wanted, now, at) => {
    expect(new Date(nextHour(where, wanted, Date.parse(now))).toISOString()).toBe(new Date(at).toISOString())
  })
})

describe("quiet hours", () => {
  it("never hold where they begin as they end", () => {
    fc.assert(fc.property(hourOfDay, hourOfDay, (same, at) => !isQuiet({ from: same, until: same }, at)))
  })

  it("and those the other way round share no hour, and leave none out", () => {
    fc.assert(
      fc.property(quiet, hourOfDay, ({ from, until }, at) => {
        fc.pre(from !== until)
        expect(isQuiet({ from, until }, at)).not.toBe(isQuiet({ from: until, until: from }, at))
      }),
    )
  })

  it("end at the first moment that is not quiet", () => {
    fc.assert(
      fc.property(zone, quiet, moment, (where, hours, now) => {
        const at = quietEnd(where, hours, now)
        expect(at).toBeGreaterThanOrEqual(now)
        expect(isQuiet(hours, hourIn(where, at))).toBe(false)
        if (at > now) expect(isQuiet(hours, hourIn(where, at - 1))).toBe(true)
      }),
    )
  })
})

describe("decidePush", () => {
  const facts = fc.record({
    now: moment,
    zone,
    quiet,
    isWanted: fc.boolean(),
    isReachable: fc.boolean(),
    sentToday: fc.integer({ min: 0, max: 4 }),
    expiresAt: moment,
  })

  it("sends only what is wanted, reachable, in time, outside quiet hours and within the day's share", () => {
    fc.assert(
      fc.property(facts, (given) => {
        const decision = decidePush(given)
        const { now, zone: where, sentToday, expiresAt, isWanted, isReachable } = given
        const isFree = !isQuiet(given.quiet, hourIn(where, now)) && sentToday < mostPushesADay
        expect(decision.verdict === "send").toBe(isWanted && isReachable && isFree && now < expiresAt)
        if (decision.verdict !== "wait") return
        expect(decision.until).toBeGreaterThan(now)
        expect(decision.until).toBeLessThan(expiresAt)
        expect(decision.until - now).toBeLessThanOrEqual(2 * day + 2 * hour)
        // By then it is free, whether it waited for the morning or for another day.
        const later =
          sentToday < mostPushesADay ? sentToday : dayIn(where, decision.until) > dayIn(where, now) ? 0 : sentToday
        expect(decidePush({ ...given, now: decision.until, sentToday: later }).verdict).toBe("send")
      }),
    )
  })

  it("never sends more than two on one day, however many there are and whenever they come", () => {
    fc.assert(
      fc.property(
        zone,
        quiet,
        moment,
        fc.array(fc.integer({ min: 0, max: 36 * 60 }), { maxLength: 40 }),
        (where, hours, start, minutes) => {
          const sent = new Map<string, number>()
          for (const after of minutes.sort((a, b) => a - b)) {
            const now = start + after * 60_000
            const today = dayIn(where, now)
            const sentToday = sent.get(today) ?? 0
            const given = {
              now,
              zone: where,
              quiet: hours,
              isWanted: true,
              isReachable: true,
              sentToday,
              expiresAt: now + day,
            }
            if (decidePush(given).verdict === "send") sent.set(today, sentToday + 1)
          }
          for (const count of sent.values()) expect(count).toBeLessThanOrEqual(mostPushesADay)
        },
      ),
    )
  })
})

it("waits longer after each failure, an hour at most", () => {
  expect([1, 2, 3, 20].map(pushBackOff)).toEqual([30_000, 60_000, 120_000, 3_600_000])
})
