import { bawRankNames } from "@confetti/domain/games/baw"
import { gameKinds } from "@confetti/domain/games/game-kinds"
import { quizOptions, quizQuestions } from "@confetti/domain/games/quiz-machine"
import { marks } from "@confetti/domain/games/wurd"
import { z } from "zod"
import { callable } from "./callable.ts"
import { deviceZone } from "./device-zone.ts"
import { longestGuess, mostMoves } from "./limits.ts"

export const wordGames = ["WURD", "BAW"] as const

const game = z.enum(gameKinds)
const wordGame = z.enum(wordGames)

/** How a day's game stands with somebody: `done` is a BAW or a quiz that was finished, which is neither won nor lost. */
export const playStates = ["new", "playing", "won", "lost", "done"] as const

const day = z.iso.date()

/** Who plays without an account: the app on one device. Not asked for, and not looked at, where somebody is signed in. */
const installation = z.string().regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal digits")

const player = { installation: installation.optional() }

/** The zone the device is in. It decides the day of who has no streak; a streak keeps the zone it was begun in. */
const zone = deviceZone

const play = {
  day,
  /** Of a past day, or begun again after it: it brings no points and no streak. */
  isPractice: z.boolean(),
  state: z.enum(playStates).exclude(["new"]),
  paid: z.int().nonnegative(),
  /** The zone whose midnight ends the day, and when the next puzzle begins there. */
  zone: z.string(),
  nextDate: z.iso.datetime(),
}

const tileLink = z.object({ id: z.string(), slug: z.string(), title: z.string() })

export type TileLink = z.infer<typeof tileLink>

const wurdPlay = z.object({
  game: z.literal("WURD"),
  ...play,
  isHard: z.boolean(),
  rows: z.array(z.object({ word: z.string(), marks: z.array(z.enum(marks)) })),
  /** The word, a line on it and a tile it occurs in, where there are any; null until the end. */
  answer: z.object({ word: z.string(), line: z.string().nullable(), tile: tileLink.nullable() }).nullable(),
})

const bawPuzzle = {
  required: z.string().length(1),
  /** All seven, the required one first. */
  letters: z.array(z.string().length(1)).length(7),
}

const bawPlay = z.object({
  game: z.literal("BAW"),
  ...play,
  ...bawPuzzle,
  /** In the order in which they were found. A bonus is a word that counts, and is not one of those to be found. */
  found: z.array(
    z.object({ word: z.string(), points: z.int().positive(), isPangram: z.boolean(), isBonus: z.boolean() }),
  ),
  points: z.int().nonnegative(),
  rank: z.enum(bawRankNames),
  ranks: z.array(z.object({ rank: z.enum(bawRankNames), points: z.int().nonnegative() })),
  /** How many words there are to be found. */
  words: z.int().positive(),
  /** How many there are by first letter and length; null as long as they were not asked for. */
  hints: z.array(z.object({ letter: z.string(), length: z.int().positive(), count: z.int().positive() })).nullable(),
  /** Every word there was to be found; null until the end. */
  answers: z.array(z.string()).nullable(),
})

const option = z
  .int()
  .min(0)
  .max(quizOptions - 1)

const asked = {
  question: z.string(),
  /** In the order in which everybody sees them. */
  options: z.array(z.string()).length(quizOptions),
}

const answeredQuestion = z.object({
  ...asked,
  /** Null where there was no time left. */
  chosen: option.nullable(),
  right: option,
  why: z.string(),
  /** Null where it is not published any more. */
  tile: tileLink.nullable(),
})

export type AnsweredQuestion = z.infer<typeof answeredQuestion>

export const quizPlay = z.object({
  game: z.literal("QUIZ_ME"),
  ...play,
  isTimed: z.boolean(),
  questions: z.int().positive().max(quizQuestions),
  answered: z.array(answeredQuestion),
  /** The question that was shown and waits for its answer; null between two, and at the end. */
  current: z
    .object({
      ...asked,
      /** What is left to answer in, in milliseconds, the locked moment at its start counted; null in a quiz without time. */
      remainingMs: z.int().nonnegative().nullable(),
    })
    .nullable(),
  /** Right answers so far. */
  points: z.int().nonnegative(),
})

/** A day's game as its player may see it: nothing in it tells more than they have found out. */
export const gamePlay = z.discriminatedUnion("game", [wurdPlay, bawPlay, quizPlay])

export type GamePlay = z.infer<typeof gamePlay>
export type WurdPlay = z.infer<typeof wurdPlay>
export type BawPlay = z.infer<typeof bawPlay>
export type QuizPlay = z.infer<typeof quizPlay>

export const startGame = callable({
  name: "games-start_game",
  kind: "write",
  access: "anyone",
  about:
    "Begins a day's game, or goes on with it. Without an account, `installation` says whose play it is. Nothing it answers tells more than its player has found out.",
  errors: ["game/switched-off", "game/no-player", "game/not-today"],
  input: z.strictObject({
    game,
    zone,
    /** A past day, for practice; today where nothing is said. */
    day: day.optional(),
    /** WURD: what was found must be used. Decided by the first start, before the first guess. */
    isHard: z.boolean().default(false),
    /** QUIZ_ME: whether time runs. Decided by the first start, before the first question; it scores the same. */
    isTimed: z.boolean().default(true),
    ...player,
  }),
  output: gamePlay,
})

export const submitGuess = callable({
  name: "games-submit_guess",
  kind: "write",
  access: "anyone",
  about: "Guesses a word. What is refused costs nothing. A guess that was sent again with the same `at` counts once.",
  errors: [
    "game/switched-off",
    "game/no-player",
    "game/not-today",
    "game/not-started",
    "game/already-finished",
    "game/moved-on",
    "game/not-letters",
    "game/wrong-length",
    "game/too-short",
    "game/not-a-word",
    "game/hard-mode",
    "game/other-letter",
    "game/required-left-out",
    "game/found-before",
  ],
  input: z.strictObject({
    game: wordGame,
    day,
    /** How many words were there before it, as far as its sender knows. Sent again, a guess counts once. */
    at: z.int().min(0).max(mostMoves),
    word: z.string().max(longestGuess),
    ...player,
  }),
  output: gamePlay,
})

export const finishGame = callable({
  name: "games-finish_game",
  kind: "write",
  access: "anyone",
  about: "Ends a BAW with what was found, or a WURD that is given up. Finishing what is finished changes nothing.",
  errors: ["game/switched-off", "game/no-player", "game/not-today", "game/not-started", "game/nothing-played"],
  input: z.strictObject({ game: wordGame, day, ...player }),
  output: gamePlay,
})

export const showHints = callable({
  name: "games-show_hints",
  kind: "write",
  access: "anyone",
  about: "How many words of a BAW there are by first letter and length. Costs nothing, and is remembered.",
  errors: ["game/switched-off", "game/no-player", "game/not-today", "game/not-started", "game/already-finished"],
  input: z.strictObject({ game: z.literal("BAW"), day, ...player }),
  output: gamePlay,
})

export const showQuestion = callable({
  name: "games-show_question",
  kind: "write",
  access: "anyone",
  about: "Shows the next question of a quiz, and starts its time.",
  errors: ["game/switched-off", "game/no-player", "game/not-today", "game/not-started", "game/moved-on"],
  input: z.strictObject({
    day,
    at: z
      .int()
      .min(0)
      .max(quizQuestions - 1),
    ...player,
  }),
  output: quizPlay,
})

export const answerQuestion = callable({
  name: "games-answer_question",
  kind: "write",
  access: "anyone",
  about: "Answers the question that is shown; the last answer ends the quiz. Sent again, an answer counts once.",
  errors: ["game/switched-off", "game/no-player", "game/not-today", "game/not-started", "game/no-question"],
  input: z.strictObject({
    day,
    /** Which question, from 0. Sent again, an answer counts once, and the first one stays. */
    at: z
      .int()
      .min(0)
      .max(quizQuestions - 1),
    /** Null where time ran out. An answer that comes after its time counts as null. */
    option: option.nullable(),
    ...player,
  }),
  output: quizPlay,
})

export const getTileQuestion = callable({
  name: "games-get_tile_question",
  kind: "read",
  access: "anyone",
  about: "A question on a tile that was just read, for no points; null where there is none to ask.",
  errors: ["tile/not-found"],
  input: z.strictObject({ tileId: z.string().min(1).max(64) }),
  output: z.object({ number: z.int().positive(), ...asked }).nullable(),
})

export const checkTileAnswer = callable({
  name: "games-check_tile_answer",
  kind: "read",
  access: "anyone",
  about: "Whether an answer to a tile's question is right, and why.",
  errors: ["tile/not-found", "game/no-question"],
  input: z.strictObject({ tileId: z.string().min(1).max(64), number: z.int().positive().max(100), option }),
  output: z.object({ right: option, why: z.string() }),
})

const streak = z.object({
  /** Days in a row. */
  length: z.int().nonnegative(),
  longest: z.int().nonnegative(),
  freezes: z.int().nonnegative(),
  /** Days of it that a freeze bridged, and those that earned one. */
  frozen: z.array(day),
  earned: z.array(day),
})

const gameStats = z.object({
  game,
  isOn: z.boolean(),
  /** `moves`: guesses, words found or questions answered; `score`: the guesses a WURD took, a BAW's points, a quiz's right answers. */
  today: z.object({ state: z.enum(playStates), moves: z.int().nonnegative(), score: z.int().nonnegative() }),
  streak,
  /** Games that count: finished on their day. */
  played: z.int().nonnegative(),
  won: z.int().nonnegative(),
  /** WURD: how many were won with one guess, two, and so on. BAW: how many reached each rank. QUIZ_ME: how many had none right, one, and so on. */
  distribution: z.array(z.int().nonnegative()),
  /** The last seven days, today last. */
  week: z.array(z.object({ day, isPlayed: z.boolean(), isFrozen: z.boolean() })).length(7),
})

export const getStats = callable({
  name: "games-get_stats",
  kind: "read",
  access: "anyone",
  about: "Streaks, results and today's games of the caller, or of an installation.",
  errors: ["game/no-player"],
  input: z.strictObject({ zone, ...player }),
  output: z.object({
    today: day,
    zone: z.string(),
    nextDate: z.iso.datetime(),
    overall: streak,
    games: z.array(gameStats),
    /** What there was to find in BAW yesterday; null while its day goes on anywhere, except to who finished it. */
    yesterday: z.object({ day, ...bawPuzzle, words: z.array(z.string()) }).nullable(),
  }),
})

export type GameStatistics = z.infer<typeof getStats.output>

export const daysListed = 30

export const listDays = callable({
  name: "games-list_days",
  kind: "read",
  access: "anyone",
  about: "A game's days, the newest first, to practise.",
  errors: ["game/switched-off", "game/no-player", "game/not-today"],
  input: z.strictObject({
    game,
    zone,
    /** The newest day to list; today where nothing is said. */
    until: day.optional(),
    ...player,
  }),
  output: z.object({
    days: z
      .array(
        z.object({
          day,
          state: z.enum(playStates),
          isPractice: z.boolean(),
          moves: z.int().nonnegative(),
          score: z.int().nonnegative(),
        }),
      )
      .max(daysListed),
    /** Where to go on listing; null where there are no days before. */
    next: day.nullable(),
  }),
})

export const mergePlays = callable({
  name: "games-merge_plays",
  kind: "write",
  access: "person",
  about:
    "Takes over what an installation played before anybody was signed in, once: of two results of one puzzle the better one stays.",
  input: z.strictObject({ installation }),
  output: z.object({
    merged: z.int().nonnegative(),
    paid: z.int().nonnegative(),
  }),
})
