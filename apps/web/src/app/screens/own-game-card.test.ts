import type { CardOf } from "@confetti/contract/feed-item"
import { describe, expect, it } from "vitest"
import { statsOf } from "../../../test/fake-games.ts"
import { ownGameCard } from "./own-game-card.ts"

const daily = { id: "today", day: "2026-11-22", state: "new", streak: null } as const
const wurd: CardOf<"wurd"> = { type: "wurd", title: "WURD", ...daily, guessesUsed: 0 }
const baw: CardOf<"baw"> = { type: "baw", title: "BAW", ...daily, letters: [..."tearing"], wordsFound: 0 }

describe("the games' cards of somebody", () => {
  it("say how far they are", () => {
    const stats = statsOf({
      games: { WURD: { state: "lost", moves: 6, score: 0 }, BAW: { state: "playing", moves: 3, score: 8 } },
      length: 4,
    })
    expect(ownGameCard(wurd, stats)).toMatchObject({ state: "done", guessesUsed: 6, streak: 4 })
    expect(ownGameCard(baw, stats)).toMatchObject({ state: "begun", wordsFound: 3, letters: baw.letters })
  })

  it("say it of the quiz too, of which nobody else's is known", () => {
    const quiz = {
      type: "quiz_me",
      id: "2026-11-22",
      title: "QUIZ_ME",
      state: "new",
      streak: null,
      answered: 0,
    } as const
    const stats = statsOf({ games: { QUIZ_ME: { state: "playing", moves: 2, score: 1 } }, length: 3 })
    expect(ownGameCard(quiz, stats)).toEqual({ ...quiz, state: "begun", streak: 3, answered: 2 })
  })

  it("are everybody's where the game is not played here", () => {
    expect(ownGameCard(baw, statsOf({ games: { WURD: { state: "new", moves: 0, score: 0 } } }))).toBe(baw)
  })
})
