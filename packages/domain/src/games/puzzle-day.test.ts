import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hour, minute } from "../durations.ts"
import {
  addDays,
  dayIn,
  daysBetween,
  graceMs,
  isDay,
  isInTime,
  isOverEverywhere,
  isTimeZone,
  startOfDay,
} from "./puzzle-day.ts"

const zones = [
  "UTC",
  "America/New_York",
  "America/Los_Angeles",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/Santiago",
  "Asia/Beirut",
]

const zone = fc.constantFrom(...zones)
const moment = fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2028-01-01") })

describe("dayIn", () => {
  it.each([
    ["UTC", "2026-06-01T23:59:59.999Z", "2026-06-01"],
    ["UTC", "2026-06-02T00:00:00.000Z", "2026-06-02"],
    ["America/New_York", "2026-06-02T03:59:00.000Z", "2026-06-01"],
    ["Asia/Kolkata", "2026-06-01T18:30:00.000Z", "2026-06-02"],
    ["Pacific/Kiritimati", "2026-06-01T10:00:00.000Z", "2026-06-02"],
    ["Pacific/Pago_Pago", "2026-06-01T10:59:00.000Z", "2026-05-31"],
  ])("in %s of %s is %s", (where, at, day) => expect(dayIn(where, Date.parse(at))).toBe(day))
})

describe("startOfDay", () => {
  it("is the first moment of its day, in every zone and through every change of clocks", () => {
    fc.assert(
      fc.property(zone, moment, (where, at) => {
        const day = dayIn(where, at)
        const start = startOfDay(where, day)
        expect(dayIn(where, start)).toBe(day)
        expect(dayIn(where, start - 1)).toBe(addDays(day, -1))
        expect(start).toBeLessThanOrEqual(at)
      }),
    )
  })

  it.each([
    ["Europe/Berlin", "2026-03-29", 23],
    ["Europe/Berlin", "2026-10-25", 25],
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
    // Here midnight itself is skipped.
    ["America/Santiago", "2026-09-06", 23],
    ["Asia/Beirut", "2026-03-29", 23],
    ["Asia/Kolkata", "2026-03-29", 24],
  ])("makes the day in %s on %s last %d hours", (where, day, hours) =>
    expect(startOfDay(where, addDays(day, 1)) - startOfDay(where, day)).toBe(hours * hour),
  )

  it("of a day that a zone left out is when the next one begins", () =>
    expect(startOfDay("Pacific/Apia", "2011-12-30")).toBe(startOfDay("Pacific/Apia", "2011-12-31")))
})

describe("isInTime", () => {
  const of = (where: string, startedAt: string, now: string, day = "2026-06-01") =>
    isInTime({ day, zone: where, startedAt: Date.parse(startedAt), now: Date.parse(now) })

  it("lets a puzzle that was begun before midnight be finished within four hours", () => {
    expect(of("UTC", "2026-06-01T23:59:00Z", "2026-06-01T23:59:30Z")).toBe(true)
    expect(of("UTC", "2026-06-01T23:59:00Z", "2026-06-02T03:59:59Z")).toBe(true)
    expect(of("UTC", "2026-06-01T23:59:00Z", "2026-06-02T04:00:00Z")).toBe(false)
    expect(of("UTC", "2026-06-02T00:00:00Z", "2026-06-02T00:01:00Z")).toBe(false)
  })

  it("counts the four hours from midnight, also where the clocks change that night", () => {
    fc.assert(
      fc.property(zone, moment, fc.integer({ min: 1, max: 8 * 60 }), (where, startedAt, after) => {
        const day = dayIn(where, startedAt)
        const midnight = startOfDay(where, addDays(day, 1))
        const now = midnight + after * minute
        expect(isInTime({ day, zone: where, startedAt, now })).toBe(now < midnight + graceMs)
      }),
    )
  })

  it("goes by the home zone alone: a flight across the date line changes nothing", () => {
    // From Los Angeles on the 1st over to Kiritimati, where it is the 2nd on landing, and by the zone at home still the 1st.
    const landed = Date.parse("2026-06-01T22:00:00Z")
    expect(dayIn("Pacific/Kiritimati", landed)).toBe("2026-06-02")
    expect(of("America/Los_Angeles", "2026-06-01T09:00:00Z", new Date(landed).toISOString())).toBe(true)
    // And from Kiritimati home: begun on the 2nd, where it is still the 1st.
    expect(of("America/Los_Angeles", "2026-06-01T10:30:00Z", "2026-06-01T22:00:00Z", "2026-06-02")).toBe(true)
  })
})

it("counts days over months, leap days and years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29")
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31")
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2)
  fc.assert(
    fc.property(moment, fc.integer({ min: -800, max: 800 }), (at, count) => {
      const day = dayIn("UTC", at)
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

it("knows a zone and a day from other text", () => {
  for (const name of zones) expect(isTimeZone(name)).toBe(true)
  for (const name of ["", "Mars/Olympus", "+02:00", "Europe/Berlin ", "x".repeat(200)])
    expect(isTimeZone(name)).toBe(false)
  expect(isDay("2028-02-29")).toBe(true)
  for (const text of ["2026-02-29", "2026-2-1", "2026-13-01", "today", ""]) expect(isDay(text)).toBe(false)
})

it("isOverEverywhere: a day is over when nobody in any zone can play it in time", () => {
  fc.assert(
    fc.property(fc.oneof(zone, fc.constant("Etc/GMT+12")), moment, (where, now) => {
      const day = dayIn(where, now)
      expect(isOverEverywhere(day, now)).toBe(false)
      const yesterday = addDays(day, -1)
      if (isOverEverywhere(yesterday, now))
        expect(isInTime({ day: yesterday, zone: where, startedAt: 0, now })).toBe(false)
    }),
  )
})
