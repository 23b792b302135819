import { describe, expect, it } from "vitest"
import { actionLabel, type DayState, stateText } from "./state-words.ts"

const day = (state: DayState["state"], moves = 0, score = 0): DayState => ({ state, moves, score })

describe("how a game stands", () => {
  it("says of a new one what it is", () => {
    expect(stateText("WURD", day("new"), "en")).toBe("Five letters, six guesses")
    expect(actionLabel(day("new"))).toBe("Play")
  })

  it("counts what is done of one that goes on", () => {
    expect(stateText("WURD", day("playing", 3), "en")).toBe("3 of 6")
    expect(stateText("QUIZ_ME", day("playing", 2, 1), "en")).toBe("2 of 5")
    expect(stateText("BAW", day("playing"), "en")).toBe("Begun, no word yet")
    expect(stateText("BAW", day("playing", 1, 1), "en")).toBe("1 word, 1 point")
    expect(actionLabel(day("playing"))).toBe("Go on")
  })

  it("tells how a finished one went", () => {
    expect(stateText("WURD", day("won", 4, 4), "en")).toBe("Solved in 4")
    expect(stateText("WURD", day("lost", 6, 0), "en")).toBe("Not solved this time")
    expect(stateText("BAW", day("done", 31, 1200), "en")).toBe("31 words, 1,200 points")
    expect(stateText("QUIZ_ME", day("done", 5, 4), "en")).toBe("4 of 5 right")
    expect(actionLabel(day("lost"))).toBe("See how it went")
  })
})
