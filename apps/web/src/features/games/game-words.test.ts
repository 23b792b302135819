import { describe, expect, it } from "vitest"
import { actionLabel, clockText, type DayState, stateText, timeLeftText, untilText } from "./game-words.ts"

const day = (state: DayState["state"], moves = 0, score = 0): DayState => ({ state, moves, score })

describe("how a game stands", () => {
  it("says of a new one what it is", () => {
    expect(stateText("WURD", day("new"), "en")).toBe("Five letters, six guesses")
    expect(actionLabel(day("new"))).toBe("Play")
  })

  it("counts what is done of one that goes on", () => {
    expect(stateText("WURD", day("playing", 3), "en")).toBe("3 of 6")
    expect(stateText("QUIZ_ME", day("playing", 2, 1), "en")).toBe("2 of 5")
    expect(stateText("BAW", day("playing"), "en")).toBe("In progress")
    expect(stateText("BAW", day("playing", 1, 1), "en")).toBe("1 word, 1 point")
    expect(actionLabel(day("playing"))).toBe("Continue")
  })

  it("tells how a finished one went", () => {
    expect(stateText("WURD", day("won", 4, 4), "en")).toBe("Solved in 4")
    expect(stateText("WURD", day("lost", 6, 0), "en")).toBe("Not solved this time")
    expect(stateText("BAW", day("done", 31, 1200), "en")).toBe("31 words, 1,200 points")
    expect(stateText("QUIZ_ME", day("done", 5, 4), "en")).toBe("4 of 5 right")
    expect(actionLabel(day("lost"))).toBe("See your result")
  })
})

it.each([
  ["2026-11-23T00:00:00.000Z", "3 h 12 min"],
  ["2026-11-22T23:48:00.000Z", "3 h"],
  ["2026-11-22T20:48:30.000Z", "1 min"],
  ["2026-11-22T20:47:00.000Z", "1 min"],
])("until %s it is %s", (at, text) => expect(timeLeftText(at, Date.parse("2026-11-22T20:48:00.000Z"))).toBe(text))

const at = "2026-11-23T00:00:00.000Z"

const before = (milliseconds: number) => untilText(at, Date.parse(at) - milliseconds, "en")

it("the time left is in hours, and in minutes below one", () => {
  expect(before(5.2 * 3_600_000)).toBe("in 5 hours")
  expect(before(3_600_000)).toBe("in 1 hour")
  expect(before(12 * 60_000 - 1)).toBe("in 12 minutes")
})

it("the time left never says that it is over", () => {
  expect(before(0)).toBe("in 1 minute")
  expect(before(-5000)).toBe("in 1 minute")
})

it("the countdown counts to the second", () => {
  expect(clockText(5 * 3_600_000 + 12 * 60_000 + 43_100)).toBe("05:12:44")
  expect(clockText(999)).toBe("00:00:01")
  expect(clockText(-1)).toBe("00:00:00")
})
