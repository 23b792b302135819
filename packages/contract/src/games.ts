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

/** A day's game for a person: `done` is a finished BAW or quiz, which is neither won nor lost. */
export const playStates = ["new", "playing", "won", "lost", "done"] as const

const day = z.iso.date()

/** A guest's installation of the app. Ignored for signed-in people. */
const installation = z.string().regex(/^[0-9a-f]{32}$/, "must be 32 hexadecimal digits")

const player = { installation: installation.optional() }

/** The device's time zone. It decides the day of a player without a streak; a streak keeps its own. */
const zone = deviceZone

const play = {
  day,
  /** A past day, or one started after it: without points and streak. */
  isPractice: z.boolean(),
  state: z.enum(playStates).exclude(["new"]),
  paid: z.int().nonnegative(),
  /** The zone whose midnight ends the day, and the start of the next puzzle there. */
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
  /** The word with an optional line and tile; null until the end. */
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
  /** In the order found. A bonus word counts, but is not one of those to find. */
  found: z.array(
    z.object({ word: z.string(), points: z.int().positive(), isPangram: z.boolean(), isBonus: z.boolean() }),
  ),
  points: z.int().nonnegative(),
  rank: z.enum(bawRankNames),
  ranks: z.array(z.object({ rank: z.enum(bawRankNames), points: z.int().nonnegative() })),
  /** The number of words to find. */
  words: z.int().positive(),
  /** Words by first letter and length; null until requested. */
  hints: z.array(z.object({ letter: z.string(), length: z.int().positive(), count: z.int().positive() })).nullable(),
  /** All words to find; null until the end. */
  answers: z.array(z.string()).nullable(),
})

const option = z
  .int()
  .min(0)
  .max(quizOptions - 1)

const asked = {
  question: z.string(),
  /** In the order everyone sees. */
  options: z.array(z.string()).length(quizOptions),
}

const answeredQuestion = z.object({
  ...asked,
  /** Null if time ran out. */
  chosen: option.nullable(),
  right: option,
  why: z.string(),
  /** Null if it is no longer published. */
  tile: tileLink.nullable(),
})

export type AnsweredQuestion = z.infer<typeof answeredQuestion>

export const quizPlay = z.object({
  game: z.literal("QUIZ_ME"),
  ...play,
  isTimed: z.boolean(),
  questions: z.int().positive().max(quizQuestions),
  answered: z.array(answeredQuestion),
  /** The question waiting for an answer; null between two, and at the end. */
  current: z
    .object({
      ...asked,
      /** Milliseconds left, including the locked start; null without a time limit. */
      remainingMs: z.int().nonnegative().nullable(),
    })
    .nullable(),
  points: z.int().nonnegative(),
})

/** A day's game for its player: without anything they have not found out. */
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
    "Starts or resumes a day's game. Guests send `installation`. The answer never reveals more than the player has found out.",
  errors: ["game/switched-off", "game/no-player", "game/not-today"],
  input: z.strictObject({
    game,
    zone,
    /** A past day, for practice; today by default. */
    day: day.optional(),
    /** WURD: found letters must be used. Set at the first start. */
    isHard: z.boolean().default(false),
    /** QUIZ_ME: with a time limit. Set at the first start; the score is the same. */
    isTimed: z.boolean().default(true),
    ...player,
  }),
  output: gamePlay,
})

export const submitGuess = callable({
  name: "games-submit_guess",
  kind: "write",
  access: "anyone",
  about: "Guesses a word. A refused guess costs nothing. A guess repeated with the same `at` counts once.",
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
    /** The number of words before it, for the sender. A repeated guess counts once. */
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
  about: "Ends a BAW with the words found, or gives up a WURD. Idempotent.",
  errors: ["game/switched-off", "game/no-player", "game/not-today", "game/not-started", "game/nothing-played"],
  input: z.strictObject({ game: wordGame, day, ...player }),
  output: gamePlay,
})

export const showHints = callable({
  name: "games-show_hints",
  kind: "write",
  access: "anyone",
  about: "Returns how many words a BAW has by first letter and length. Free of charge, but remembered.",
  errors: ["game/switched-off", "game/no-player", "game/not-today", "game/not-started", "game/already-finished"],
  input: z.strictObject({ game: z.literal("BAW"), day, ...player }),
  output: gamePlay,
})

export const showQuestion = callable({
  name: "games-show_question",
  kind: "write",
  access: "anyone",
  about: "Shows the next question of a quiz and starts its timer.",
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
  about: "Answers the current question; the last answer ends the quiz. A repeated answer counts once.",
  errors: ["game/switched-off", "game/no-player", "game/not-today", "game/not-started", "game/no-question"],
  input: z.strictObject({
    day,
    /** The question's number from 0. The first answer counts. */
    at: z
      .int()
      .min(0)
      .max(quizQuestions - 1),
    /** Null if time ran out. A late answer counts as null. */
    option: option.nullable(),
    ...player,
  }),
  output: quizPlay,
})

export const getTileQuestion = callable({
  name: "games-get_tile_question",
  kind: "read",
  access: "anyone",
  about: "Returns a question about a tile just read, for no points; null if there is none.",
  errors: ["tile/not-found"],
  input: z.strictObject({ tileId: z.string().min(1).max(64) }),
  output: z.object({ number: z.int().positive(), ...asked }).nullable(),
})

export const checkTileAnswer = callable({
  name: "games-check_tile_answer",
  kind: "read",
  access: "anyone",
  about: "Returns whether an answer to a tile's question is right, and why.",
  errors: ["tile/not-found", "game/no-question"],
  input: z.strictObject({ tileId: z.string().min(1).max(64), number: z.int().positive().max(100), option }),
  output: z.object({ right: option, why: z.string() }),
})

const streak = z.object({
  /** Days in a row. */
  length: z.int().nonnegative(),
  longest: z.int().nonnegative(),
  freezes: z.int().nonnegative(),
  /** Days bridged by a freeze, and days that earned one. */
  frozen: z.array(day),
  earned: z.array(day),
})

const gameStats = z.object({
  game,
  isOn: z.boolean(),
  /** `moves`: guesses, words found or questions answered; `score`: guesses of a WURD, points of a BAW, right answers of a quiz. */
  today: z.object({ state: z.enum(playStates), moves: z.int().nonnegative(), score: z.int().nonnegative() }),
  streak,
  /** Games finished on their day. */
  played: z.int().nonnegative(),
  won: z.int().nonnegative(),
  /** WURD: wins by number of guesses. BAW: results by rank. QUIZ_ME: results by right answers, from none. */
  distribution: z.array(z.int().nonnegative()),
  /** The last seven days, today last. */
  week: z.array(z.object({ day, isPlayed: z.boolean(), isFrozen: z.boolean() })).length(7),
})

export const getStats = callable({
  name: "games-get_stats",
  kind: "read",
  access: "anyone",
  about: "Returns streaks, results and today's games of the caller or of an installation.",
  errors: ["game/no-player"],
  input: z.strictObject({ zone, ...player }),
  output: z.object({
    today: day,
    zone: z.string(),
    nextDate: z.iso.datetime(),
    overall: streak,
    games: z.array(gameStats),
    /** Yesterday's BAW words; null while its day goes on in any zone, except for players who finished it. */
    yesterday: z.object({ day, ...bawPuzzle, words: z.array(z.string()) }).nullable(),
  }),
})

export type GameStatistics = z.infer<typeof getStats.output>

export const daysListed = 30

export const listDays = callable({
  name: "games-list_days",
  kind: "read",
  access: "anyone",
  about: "Lists a game's past days for practice, newest first.",
  errors: ["game/switched-off", "game/no-player", "game/not-today"],
  input: z.strictObject({
    game,
    zone,
    /** The newest day to list; today by default. */
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
    /** Null on the last page. */
    next: day.nullable(),
  }),
})

export const mergePlays = callable({
  name: "games-merge_plays",
  kind: "write",
  access: "person",
  about:
    "Adopts plays that an installation made before sign-in, once. Of two results of one puzzle the better one stays.",
  input: z.strictObject({ installation }),
  output: z.object({
    merged: z.int().nonnegative(),
    paid: z.int().nonnegative(),
  }),
})
