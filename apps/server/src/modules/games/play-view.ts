import type { BawPlay, GamePlay, WurdPlay } from "@confetti/contract/games"
import { bawHints, bawRank, bawRanks, isPangram, pointsForRank, wordPoints } from "@confetti/domain/games/baw"
import { markGuess } from "@confetti/domain/games/wurd"
import { wayToEarn } from "@confetti/domain/points/action-points"
import type { PlayerDay } from "./player.ts"
import type { BawPuzzle, Puzzle, WurdPuzzle } from "./puzzles/puzzle.ts"
import type { PlayRow } from "./store.ts"

/** A play as its player may see it. Answers are in it once it has ended, and not before. */
export function playView(play: PlayRow, puzzle: Puzzle, today: PlayerDay): GamePlay {
  return puzzle.kind === "WURD" ? wurdView(play, puzzle, today) : bawView(play, puzzle, today)
}

function wurdView(play: PlayRow, { word, line }: WurdPuzzle, today: PlayerDay): WurdPlay {
  return {
    game: "WURD",
    ...shared(play, today),
    isHard: play.is_hard,
    rows: play.moves.map((guess) => ({ word: guess, marks: markGuess(word, guess) })),
    answer: play.outcome === null ? null : { word, line },
  }
}

function bawView(play: PlayRow, puzzle: BawPuzzle, today: PlayerDay): BawPlay {
  const total = pointsOf(puzzle.words)
  const known = new Set(puzzle.words)
  return {
    game: "BAW",
    ...shared(play, today),
    ...lettersView(puzzle),
    found: play.moves.map((word) => ({
      word,
      points: wordPoints(word),
      isPangram: isPangram(word),
      isBonus: !known.has(word),
    })),
    points: play.score,
    rank: bawRank(play.score, total),
    ranks: bawRanks.map(({ rank }) => ({ rank, points: pointsForRank(rank, total) })),
    words: puzzle.words.length,
    hints: play.is_hinted ? bawHints(puzzle.words) : null,
    answers: play.outcome === null ? null : [...puzzle.words],
  }
}

/** The letters as they are shown, the required one first. */
export function lettersView({ letters, required }: BawPuzzle): { required: string; letters: string[] } {
  return { required, letters: [required, ...letters.replace(required, "")] }
}

export function pointsOf(words: readonly string[]): number {
  return words.reduce((total, word) => total + wordPoints(word), 0)
}

function shared(play: PlayRow, { zone, nextDate }: PlayerDay) {
  return {
    day: play.day,
    isPractice: play.is_practice,
    state: play.outcome ?? ("playing" as const),
    paid: play.is_paid ? wayToEarn("play_a_game").points : 0,
    zone,
    nextDate,
  }
}
