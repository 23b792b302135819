import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isWallClock, wallClock, windowState } from "./card-window.ts"

const moments = fc.integer({ min: Date.parse("2000-01-01"), max: Date.parse("2099-12-31") })
const minute = 60_000

describe("a clock on the wall", () => {
  it("shows the time of its zone, to the minute", () => {
    const now = Date.parse("2026-12-01T23:30:59Z")
    expect(wallClock("UTC", now)).toBe("2026-12-01T23:30")
    expect(wallClock("Europe/Berlin", now)).toBe("2026-12-02T00:30")
    expect(wallClock("America/New_York", now)).toBe("2026-12-01T18:30")
  })

  it("is always readable as one", () => {
    fc.assert(fc.property(moments, (now) => isWallClock(wallClock("Asia/Kolkata", now))))
  })

  it("is nothing else", () => {
    for (const text of ["", "2026-12-01", "2026-02-30T10:00", "2026-12-01T24:00", "2026-12-01T18:00Z", "2026-1-1T1:00"])
      expect(isWallClock(text)).toBe(false)
  })
})

describe("a window", () => {
  it("waits, runs from its first minute on, and is over at its end", () => {
    const window = { from: "2026-12-01T18:00", until: "2026-12-03T00:00" }
    expect(windowState(window, "2026-12-01T17:59")).toBe("waiting")
    expect(windowState(window, "2026-12-01T18:00")).toBe("running")
    expect(windowState(window, "2026-12-02T23:59")).toBe("running")
    expect(windowState(window, "2026-12-03T00:00")).toBe("over")
  })

  it("without ends always runs", () => {
    fc.assert(
      fc.property(moments, (now) => windowState({ from: null, until: null }, wallClock("UTC", now)) === "running"),
    )
  })

  it("never goes back, whatever its ends are", () => {
    const order = { waiting: 0, running: 1, over: 2 }
    const end = fc.option(moments.map((now) => wallClock("UTC", now)))
    fc.assert(
      fc.property(end, end, moments, fc.nat(1_000_000), (from, until, now, later) => {
        const at = (time: number) => order[windowState({ from, until }, wallClock("UTC", time))]
        expect(at(now + later * minute)).toBeGreaterThanOrEqual(at(now))
      }),
    )
  })
})
