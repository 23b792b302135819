import { describe, expect, it } from "vitest"
import { rangeOf, rangeWord } from "./range-of.ts"

const today = "2026-03-10"

describe("the range in an address", () => {
  it("is so many days that end today, or any days", () => {
    expect(rangeOf("7d", today)).toEqual({ preset: "7d", from: "2026-03-04", until: today })
    expect(rangeOf("today", today)).toEqual({ preset: "today", from: today, until: today })
    expect(rangeOf("2026-01-01..2026-01-31", today)).toEqual({ preset: null, from: "2026-01-01", until: "2026-01-31" })
  })

  it.each([
    null,
    "",
    "nonsense",
    "toString",
    "2026-02-30..2026-03-01",
    "2026-03-02..2026-03-01",
    "2020-01-01..2026-01-01",
  ])("%j asks for nothing there is, so it is the usual one", (asked) =>
    expect(rangeOf(asked, today).preset).toBe("28d"),
  )

  it("is written as it is read", () => {
    for (const asked of ["90d", "2026-01-01..2026-01-31"]) expect(rangeWord(rangeOf(asked, today))).toBe(asked)
  })
})
