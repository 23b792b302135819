import { gameKinds } from "@confetti/domain/games/game-kinds"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { z } from "zod"
import { callable } from "./callable.ts"
import { lineOfText } from "./free-text.ts"
import { studioFileOutcome, studioFileState, studioFileVersion } from "./studio-brand.ts"

const day = z.iso.date()
const game = z.enum(gameKinds)
const slug = lineOfText().max(100)

/** The state of a day's game, without its puzzle. */
const gameDay = z.object({
  game,
  isOverridden: z.boolean(),
  /** Someone has started it: it can't be changed. */
  isBegun: z.boolean(),
})

export type StudioGameDay = z.infer<typeof gameDay>

export const listGameDays = callable({
  name: "studio-list_game_days",
  kind: "read",
  access: "writer",
  about:
    "Lists the games of today and the next thirty days: which an editor chose, and which have been started. Contains no puzzle.",
  input: z.strictObject({}),
  output: studioFileState.extend({
    /** Today and thirty more days in UTC. */
    days: z.array(z.object({ day, games: z.array(gameDay) })),
  }),
})

const gameChoice = z.discriminatedUnion("game", [
  z.strictObject({
    game: z.literal("WURD"),
    word: lineOfText().max(40),
    /** Shown at the end; "" for the line from the lists. */
    line: lineOfText().max(400),
  }),
  z.strictObject({ game: z.literal("BAW"), letters: lineOfText().max(40), required: lineOfText().max(10) }),
  z.strictObject({
    game: z.literal("QUIZ_ME"),
    questions: z.array(z.strictObject({ tile: slug, question: z.int().min(1).max(1000) })).max(2 * quizQuestions),
  }),
])

export type GameChoice = z.infer<typeof gameChoice>

const quizQuestion = z.object({
  tile: z.string(),
  number: z.int().positive(),
  question: z.string(),
  options: z.array(z.string()),
  right: z.int().min(0),
  why: z.string(),
})

const shownPuzzle = z.discriminatedUnion("game", [
  z.object({ game: z.literal("WURD"), word: z.string(), line: z.string().nullable() }),
  z.object({
    game: z.literal("BAW"),
    letters: z.string(),
    required: z.string(),
    words: z.array(z.string()),
    pangrams: z.array(z.string()),
    points: z.int(),
  }),
  z.object({ game: z.literal("QUIZ_ME"), questions: z.array(quizQuestion) }),
])

export type ShownPuzzle = z.infer<typeof shownPuzzle>

export const showGameDay = callable({
  name: "studio-show_game_day",
  kind: "read",
  access: "writer",
  about: "Returns a game of a day with its answers. Each call is in the audit log.",
  errors: ["game/switched-off", "game/not-today"],
  input: z.strictObject({ day, game }),
  output: z.object({ puzzle: shownPuzzle }),
})

export const checkGameDays = callable({
  name: "studio-check_game_days",
  kind: "read",
  access: "writer",
  about:
    "Returns problems with the word lists and coming days, and repeats within a year. May reveal answers, so each call is in the audit log.",
  input: z.strictObject({}),
  output: z.object({ problems: z.array(z.object({ file: z.string(), line: z.int(), message: z.string() })) }),
})

export const findGameQuestions = callable({
  name: "studio-find_game_questions",
  kind: "read",
  access: "writer",
  about: "Finds questions for a day's quiz, by words in them or in the tile’s slug: at most 24.",
  input: z.strictObject({ day, search: lineOfText().max(100) }),
  output: z.object({
    questions: z.array(z.object({ tile: z.string(), number: z.int().positive(), question: z.string() })),
  }),
})

export const setGameDay = callable({
  name: "studio-set_game_day",
  kind: "write",
  access: "writer",
  about: "Chooses a day's game, based on version `base` of all days. Started games don't change.",
  errors: [
    "game/switched-off",
    "game/not-today",
    "game/day-begun",
    "studio/broken-file",
    "studio/not-taken-over",
    "studio/file-conflict",
  ],
  input: z.strictObject({
    base: studioFileVersion,
    day,
    choice: gameChoice,
    /** Allows a repetition within a year, which is otherwise a problem at `repeat`. */
    mayRepeat: z.boolean(),
  }),
  output: studioFileOutcome,
})

export const clearGameDay = callable({
  name: "studio-clear_game_day",
  kind: "write",
  access: "writer",
  about: "Clears a choice: the day uses the planned puzzle again.",
  errors: ["game/not-today", "game/day-begun", "studio/broken-file", "studio/not-taken-over", "studio/file-conflict"],
  input: z.strictObject({ base: studioFileVersion, day, game }),
  output: studioFileOutcome,
})
