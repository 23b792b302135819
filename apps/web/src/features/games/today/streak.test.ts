import { describe, expect, it } from "vitest"
import { statsOf } from "../../../../test/fake-games.ts"
import { freezeNotices, weekOf } from "./streak.ts"

const statesOf = (given: Parameters<typeof statsOf>[0]) => weekOf(statsOf(given)).map(({ state }) => state)

it("a week counts a day as played by any game, and tells a frozen day from a missed one", () => {
  expect(statesOf({ played: { WURD: [6, 5], BAW: [5, 2] }, frozen: [4] })).toEqual([
    "played",
    "played",
    "frozen",
    "missed",
    "played",
    "missed",
    "today",
  ])
})

it("a week does not call today missed before it is over", () => {
  expect(statesOf({}).at(-1)).toBe("today")
  expect(statesOf({ played: { WURD: [0] } }).at(-1)).toBe("played")
})

const overall = { earned: ["2026-11-01", "2026-11-19"], frozen: ["2026-11-20"] }

describe("what happened to freezes", () => {
  it("is told once, the oldest first", () => {
    const freezes = freezeNotices(overall, "2026-11-22", null)
    expect(freezes).toEqual([
      { kind: "earned", day: "2026-11-19" },
      { kind: "spent", day: "2026-11-20" },
    ])
    expect(freezeNotices(overall, "2026-11-22", "2026-11-20")).toEqual([])
    expect(freezeNotices(overall, "2026-11-22", "2026-11-19")).toEqual([{ kind: "spent", day: "2026-11-20" }])
  })

  it("is no news after a week", () => {
    expect(freezeNotices(overall, "2026-11-27", null)).toEqual([])
  })
})
