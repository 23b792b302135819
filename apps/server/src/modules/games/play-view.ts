import type { BawPlay, GamePlay, QuizPlay, TileLink, WurdPlay } from "@confetti/contract/games"
import { bawHints, bawRank, bawRanks, isPangram, pointsForRank, wordPoints } from "@confetti/domain/games/baw"
import { remainingTime } from "@confetti/domain/games/quiz-round"
import { markGuess } from "@confetti/domain/games/wurd"
import { wayToEarn } from "@confetti/domain/points/action-points"
import type { PlayerDay } from "./player.ts"
import type { BawPuzzle, Puzzle, QuizPuzzle, WurdPuzzle } from "./puzzles/puzzle.ts"
import { roundOf } from "./quiz-turn.ts"
import type { PlayRow } from "./store.ts"

type Viewed<Of extends Puzzle> = { play: PlayRow; puzzle: Of; today: PlayerDay }

/** `links` are open tiles by id; `now` is in milliseconds since the epoch. */
type Around = { links: ReadonlyMap<string, TileLink>; now: number }

/** A play for its player. Answers are included only after the play has ended or the question was answered. */
export function playView({ play, puzzle, today }: Viewed<Puzzle>, around: Around): GamePlay {
  if (puzzle.kind === "QUIZ_ME") return quizView({ play, puzzle, today }, around)
  return puzzle.kind === "WURD" ? wurdView({ play, puzzle, today }, around) : bawView({ play, puzzle, today })
}

export function quizView({ play, puzzle: { questions }, today }: Viewed<QuizPuzzle>, { links, now }: Around): QuizPlay {
  const round = roundOf(play)
  const current = round.shownAt === null ? undefined : questions[round.answers.length]
  return {
    game: "QUIZ_ME",
    ...shared(play, today),
    isTimed: play.is_timed,
    questions: questions.length,
    answered: questions.slice(0, round.answers.length).map(({ question, options, right, why, tileId }, at) => {
      const answer = round.answers[at]
      const chosen = typeof answer === "number" ? answer : null
      return { question, options, chosen, right, why, tile: links.get(tileId) ?? null }
    }),
    current: current
      ? { question: current.question, options: current.options, remainingMs: remainingTime(round, now) }
      : null,
    points: play.score,
  }
}

function wurdView({ play, puzzle: { word, line, tileId }, today }: Viewed<WurdPuzzle>, { links }: Around): WurdPlay {
  return {
    game: "WURD",
    ...shared(play, today),
    isHard: play.is_hard,
    rows: play.moves.map((guess) => ({ word: guess, marks: markGuess(word, guess) })),
    answer: play.outcome === null ? null : { word, line, tile: links.get(tileId ?? "") ?? null },
  }
}

function bawView({ play, puzzle, today }: Viewed<BawPuzzle>): BawPlay {
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
