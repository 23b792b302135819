import { quizOptions } from "@confetti/domain/games/quiz-machine"
import { recallOutcomes } from "@confetti/domain/recall/recall-candidates"
import { z } from "zod"
import { callable } from "./callable.ts"
import { deviceZone } from "./device-zone.ts"

const tileId = z.string().min(1).max(64)

/** The zone the device is in: its midnight ends the day, the week and the year. */
const zone = deviceZone

/** A tile that was read on an earlier day, and a question on it: without its answer, which `games-check_tile_answer` tells. */
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
    "The day's one card that asks about a tile of an earlier day, for no points; null before five tiles were read today, and where there is none to ask about.",
  input: z.strictObject({ zone }),
  output: recall.nullable(),
})

export const saveCard = callable({
  name: "recall-save_card",
  kind: "write",
  access: "person",
  about: "Remembers what became of a card, and not whether its answer was right.",
  errors: ["tile/not-found"],
  input: z.strictObject({ tileId, zone, outcome: z.enum(recallOutcomes) }),
  output: z.strictObject({ outcome: z.enum(recallOutcomes) }),
})

/** `GET /documents/users/{id}/learned?zone=` and `…/yearInReview?zone=` */
export const zoneQuery = z.strictObject({ zone })

const learnedTile = z.strictObject({
  tileId: z.string(),
  title: z.string(),
  /** Null once the tile is gone. */
  slug: z.string().nullable(),
  /** The slug of its first category. */
  category: z.string().nullable(),
  learnedDate: z.iso.datetime(),
})

export type LearnedTileView = z.infer<typeof learnedTile>

/** What somebody read to its end this week and did not know before. */
export const learnedWeek = z.strictObject({
  monday: z.iso.date(),
  /** The latest first. */
  tiles: z.array(learnedTile),
})

export type LearnedWeek = z.infer<typeof learnedWeek>

export const yearReview = z.strictObject({
  year: z.int(),
  count: z.int().positive(),
  /** On how many days something was read to its end. */
  days: z.int().positive(),
  /** The most frequent first. */
  categories: z.array(z.strictObject({ slug: z.string(), count: z.int().positive() })),
  first: learnedTile,
  last: learnedTile,
  fullestWeek: z.strictObject({ monday: z.iso.date(), count: z.int().positive() }),
  /** What most people like of it; null where nobody likes any. */
  mostLiked: learnedTile.nullable(),
})

export type YearReview = z.infer<typeof yearReview>
