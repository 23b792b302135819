import { describe, expect, it } from "vitest"
import { afterAnswer, type Claim, isOpen, mayClaim, nothingClaimed } from "./claimed.ts"

const read = (tileId: string): Claim => ({ action: "read_a_tile", tileId })
const share = (tileId: string): Claim => ({ action: "share", tileId })
const account: Claim = { action: "complete_account", tileId: "" }
const nothing = nothingClaimed("ada")
const [today, tomorrow] = ["2026-06-01", "2026-06-02"]

describe("what was claimed", () => {
  it("is not asked for again once it was paid, now or before", () => {
    for (const code of [null, "points/already-paid"] as const) {
      const after = afterAnswer(nothing, read("a"), code, today)
      expect(mayClaim(after, read("a"), tomorrow)).toBe(false)
      expect(mayClaim(after, read("b"), today)).toBe(true)
      expect(mayClaim(after, share("a"), today)).toBe(true)
    }
  })

  it("rests until tomorrow where today brings no more", () => {
    const after = afterAnswer(nothing, read("a"), "points/daily-cap", today)
    expect(mayClaim(after, read("b"), today)).toBe(false)
    expect(mayClaim(after, share("b"), today)).toBe(true)
    expect(mayClaim(after, read("a"), tomorrow)).toBe(true)
    expect([isOpen(after, read("a")), isOpen(after, read("b"))]).toEqual([true, false])
    expect(isOpen(afterAnswer(after, read("a"), null, tomorrow), read("a"))).toBe(false)
  })

  it("is asked for again where it may happen yet", () => {
    expect(mayClaim(afterAnswer(nothing, account, "points/not-yet", today), account, today)).toBe(true)
    const after = afterAnswer(nothing, read("a"), "points/not-yet", today)
    expect([mayClaim(after, read("a"), today), isOpen(after, read("a"))]).toEqual([true, true])
    expect(isOpen(afterAnswer(after, read("a"), null, today), read("a"))).toBe(false)
  })

  it("gives up one tile that is not paid, and goes on with the others", () => {
    const after = afterAnswer(nothing, read("growing"), "points/not-offered", today)
    expect(mayClaim(after, read("growing"), tomorrow)).toBe(false)
    expect(mayClaim(after, read("other"), today)).toBe(true)
  })
})
