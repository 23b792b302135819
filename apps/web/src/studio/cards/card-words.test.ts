import { describe, expect, it } from "vitest"
import { cardState, clockText, placeText, windowText } from "./card-words.ts"

const always = { from: "", until: "", isOff: false }

describe("a card in words", () => {
  it("is where its window is, unless it is off", () => {
    const window = { ...always, from: "2026-12-01T18:00", until: "2026-12-02T00:00" }
    expect(["2026-12-01T17:59", "2026-12-01T18:00", "2026-12-02T00:00"].map((now) => cardState(window, now))).toEqual([
      "waiting",
      "running",
      "over",
    ])
    expect(cardState({ ...window, isOff: true }, "2026-12-01T18:00")).toBe("off")
    expect(cardState(always, "2026-12-01T18:00")).toBe("running")
  })

  it("says its window as the clock there shows it, wherever this device is", () => {
    expect(clockText("2026-12-01T18:00", "en-GB")).toBe("1 Dec 2026, 18:00")
    expect(clockText("nonsense", "en-GB")).toBe("nonsense")
    expect(windowText({ ...always, until: "2026-12-01T18:00" }, "en-GB")).toBe("Until 1 Dec 2026, 18:00")
    expect(windowText(always, "en-GB")).toBe("")
  })

  it("says its place, and for whom", () => {
    expect(placeText({ guest: 10, member: 10 })).toBe("Place 10")
    expect(placeText({ guest: null, member: 18 })).toBe("Place 18 for signed-in readers")
    expect(placeText({ guest: 6, member: null })).toBe("Place 6 for signed-out readers")
    expect(placeText({ guest: 10, member: 18 })).toBe("Place 10; 18 for signed-in readers")
    expect(placeText({ guest: null, member: null })).toContain("Not shown")
  })
})
