import { AppError } from "@confetti/contract/app-error"
import type { BawPlay, GameStatistics } from "@confetti/contract/games"
import { bawHints, bawRank, bawRanks, judgeWord, pointsForRank, wordPoints } from "@confetti/domain/games/baw"
import type { FakeServer } from "./fake-server.ts"

const letters = ["e", "a", "g", "l", "n", "t", "y"]
const required = "e"

/** Words of the puzzle, and other valid ones. */
const bawWords = ["eagle", "elegant", "elegantly", "gale", "gene", "gentle", "gently", "lean", "tangle", "yell"]
const bonusWords = new Set(["teen", "alee"])

const total = bawWords.reduce((sum, word) => sum + wordPoints(word), 0)

/** A play nobody has found a word in. */
export function newBaw(given: Partial<BawPlay> = {}): BawPlay {
  return {
    game: "BAW",
    day: "2026-11-22",
    isPractice: false,
    state: "playing",
    paid: 0,
    zone: "UTC",
    nextDate: "2026-11-23T00:00:00.000Z",
    required,
    letters,
    found: [],
    points: 0,
    rank: "speck",
    ranks: bawRanks.map(({ rank }) => ({ rank, points: pointsForRank(rank, total) })),
    words: bawWords.length,
    hints: null,
    answers: null,
    ...given,
  }
}

/** The same play with a word more. */
export function withWord(play: BawPlay, word: string): BawPlay {
  const points = play.points + wordPoints(word)
  const isPangram = new Set(word).size === letters.length
  const found = [...play.found, { word, points: wordPoints(word), isPangram, isBonus: !bawWords.includes(word) }]
  return { ...play, found, points, rank: bawRank(points, total) }
}

/** A server on which BAW is played by whoever asks. `state.play` is how it stands there. */
export function playBaw(server: FakeServer, given: Partial<BawPlay> = {}) {
  const state = { play: newBaw(given), paid: 0 }
  const turn = (): BawPlay => {
    if (state.play.state !== "playing") throw new AppError("game/already-finished")
    return state.play
  }
  server.answer("games-start_game", () => state.play)
  server.answer("games-submit_guess", ({ word, at }) => {
    if (state.play.found[at]?.word === word) return state.play
    const play = turn()
    const decision = judgeWord(
      { letters: letters.join(""), required },
      word,
      new Set(play.found.map((each) => each.word)),
    )
    if (!decision.ok) throw new AppError(decision.reason === "found-before" ? "game/found-before" : "game/other-letter")
    if (!bawWords.includes(word) && !bonusWords.has(word)) throw new AppError("game/not-a-word")
    state.play = withWord(play, word)
    return state.play
  })
  server.answer("games-show_hints", () => {
    state.play = { ...turn(), hints: bawHints(bawWords) }
    return state.play
  })
  server.answer("games-finish_game", () => {
    if (state.play.found.length === 0) throw new AppError("game/nothing-played")
    state.play = { ...turn(), state: "done", answers: bawWords, paid: state.paid }
    return state.play
  })
  server.answer("games-merge_plays", () => ({ merged: 0, paid: 0 }))
  server.answer("games-get_stats", () => statsOf(state.play))
  return state
}

function statsOf({ state, found, points, nextDate, zone, day }: BawPlay): GameStatistics {
  const length = state === "done" ? 3 : 2
  const streak = { length, longest: 5, freezes: 0, frozen: [], earned: [] }
  const week = [6, 5, 4, 3, 2, 1, 0].map(() => ({ day, isPlayed: false, isFrozen: false }))
  const today = { state, moves: found.length, score: points }
  const counts = { played: 2, won: 0, distribution: [] }
  const games: GameStatistics["games"] = [{ game: "BAW", isOn: true, today, streak, ...counts, week }]
  return { today: day, zone, nextDate, overall: streak, games, yesterday: null }
}
