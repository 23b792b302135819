import { quizOptions } from "@confetti/domain/games/quiz-machine"
import { recallOutcomes } from "@confetti/domain/recall/recall-candidates"
import { z } from "zod"
import { callable } from "./callable.ts"
import { deviceZone } from "./device-zone.ts"

const tileId = z.string().min(1).max(64)

/** The device's time zone: its midnight ends the day, week and year. */
const zone = deviceZone

/** A tile read on an earlier day with a question, without its answer, which `games-check_tile_answer` returns. */
export const recall = z.strictObject({
  tileId: z.string(),
  readOn: z.iso.date(),
  number: z.int().positive(),
  question: z.string(),
  options: z.array(z.string()).length(quizOptions),
})

export type Recall = z.infer<typeof recall>

export const getCard = callable({
  name: "recall-get_card",
  kind: "read",
  access: "person",
  about:
    "Returns the day's card that asks about a tile read earlier, for no points; null before five tiles were read today, or if there is none to ask about.",
  input: z.strictObject({ zone }),
  output: recall.nullable(),
})

export const saveCard = callable({
  name: "recall-save_card",
  kind: "write",
  access: "person",
  about: "Stores the outcome of a card, but not whether its answer was right.",
  errors: ["tile/not-found"],
  input: z.strictObject({ tileId, zone, outcome: z.enum(recallOutcomes) }),
  output: z.strictObject({ outcome: z.enum(recallOutcomes) }),
})

/** `GET /documents/users/{id}/learned?zone=` and `…/yearInReview?zone=` */
export const zoneQuery = z.strictObject({ zone })

const learnedTile = z.strictObject({
  tileId: z.string(),
  title: z.string(),
  /** Null for a deleted tile. */
  slug: z.string().nullable(),
  /** The slug of its first category. */
  category: z.string().nullable(),
  learnedDate: z.iso.datetime(),
})

export type LearnedTileView = z.infer<typeof learnedTile>

/** Tiles finished this week that were new to the person. */
export const learnedWeek = z.strictObject({
  monday: z.iso.date(),
  /** Newest first. */
  tiles: z.array(learnedTile),
})

export type LearnedWeek = z.infer<typeof learnedWeek>

export const yearReview = z.strictObject({
  year: z.int(),
  count: z.int().positive(),
  /** Days on which something was finished. */
  days: z.int().positive(),
  /** Most frequent first. */
  categories: z.array(z.strictObject({ slug: z.string(), count: z.int().positive() })),
  first: learnedTile,
  last: learnedTile,
  fullestWeek: z.strictObject({ monday: z.iso.date(), count: z.int().positive() }),
  /** The tile most people like; null if nobody likes any. */
  mostLiked: learnedTile.nullable(),
})

export type YearReview = z.infer<typeof yearReview>
