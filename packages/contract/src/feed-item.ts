import { earnActions } from "@confetti/domain/points/action-points"
import { itemKinds } from "@confetti/domain/rewards/item-kind"
import { z } from "zod"
import { picture } from "./picture.ts"
import type { Recall } from "./recall.ts"
import type { Tile } from "./tile.ts"

/** Every card has a name of its own within its type, and a title that it is called by. */
const card = { id: z.string().min(1).max(80), title: z.string().min(1).max(120) }

const tileItem = z.strictObject({ type: z.literal("tile"), tileId: z.string() })

/** How far somebody is with a daily game, and for how many days in a row they have played it. */
const daily = {
  ...card,
  /** The day it is of, as the server counts days. */
  day: z.iso.date(),
  state: z.enum(["new", "begun", "done"]),
  /** Days; null while that is not known. */
  streak: z.int().min(0).nullable(),
}

const wurdCard = z.strictObject({ type: z.literal("wurd"), ...daily, guessesUsed: z.int().min(0).max(6) })

const lettersOfBaw = 7

/** Build A Word: the first letter is the one every word needs. */
const bawCard = z.strictObject({
  type: z.literal("baw"),
  ...daily,
  letters: z.array(z.string().length(1)).length(lettersOfBaw),
  wordsFound: z.int().min(0),
})

const featuredThoughtsCard = z.strictObject({
  type: z.literal("featured_thoughts"),
  ...card,
  thoughts: z
    .array(
      z.strictObject({
        id: z.string(),
        text: z.string().min(1),
        by: z.string(),
        /** How many people find it interesting. */
        marks: z.int().nonnegative(),
        /** With the slug of its first category; null where it has none. */
        tile: z.strictObject({ id: z.string(), slug: z.string(), title: z.string(), category: z.string().nullable() }),
      }),
    )
    .length(3),
})

/** A post or a channel of the operator's elsewhere. Nothing of it is loaded before somebody asks for it. */
const post = {
  ...card,
  text: z.string().max(200),
  /** Whose it is over there, `@name`; null where the address does not say. */
  handle: z.string().nullable(),
  address: z.url({ protocol: /^https$/ }),
  /** What plays it in a frame of this page. */
  player: z.url({ protocol: /^https$/ }),
  /** Null for a poster that is letters alone. */
  picture: picture.nullable(),
}

const tiktokVideoCard = z.strictObject({ type: z.literal("tiktok_video"), ...post })
const tiktokSocialCard = z.strictObject({ type: z.literal("tiktok_social"), ...post })
const igSocialCard = z.strictObject({ type: z.literal("ig_social"), ...post })

export const socialPost = z.discriminatedUnion("type", [tiktokVideoCard, tiktokSocialCard, igSocialCard])

export type SocialPost = z.infer<typeof socialPost>

/** Something of the shop, with what it costs, what its reader has and what they earn a day, in points. */
const shopCard = z.strictObject({
  type: z.literal("shop"),
  ...card,
  text: z.string().max(200),
  kind: z.enum(itemKinds),
  cost: z.int().positive(),
  /** Null while that is not known. */
  balance: z.int().min(0).nullable(),
  pace: z.number().positive().nullable(),
  picture: picture.nullable(),
})

const joinCard = z.strictObject({ type: z.literal("join_cf"), ...card })

const earnRewardsCard = z.strictObject({
  type: z.literal("earn_rewards"),
  ...card,
  left: z.array(
    z.strictObject({
      action: z.enum(earnActions),
      /** For doing it once. */
      points: z.int().positive(),
      /** How many times more it counts; null for as often as one likes. */
      times: z.int().positive().nullable(),
    }),
  ),
})

/** What stands between tiles: holds all it shows, and fetches nothing. */
export const feedCard = z.discriminatedUnion("type", [
  wurdCard,
  bawCard,
  featuredThoughtsCard,
  tiktokVideoCard,
  tiktokSocialCard,
  igSocialCard,
  shopCard,
  joinCard,
  earnRewardsCard,
])

export type FeedCard = z.infer<typeof feedCard>

/** One stop of the feed. Its key, for good, is `itemKey` of the domain. */
export const feedItem = z.discriminatedUnion("type", [tileItem, ...feedCard.options])

export type FeedItem = z.infer<typeof feedItem>

// A device makes these for itself; they are never sent.
/** QUIZ_ME, between today's tiles: a feed's items on the wire have no card of it. */
type QuizCard = {
  type: "quiz_me"
  id: string
  title: string
  state: "new" | "begun" | "done"
  /** Days; null while that is not known. */
  streak: number | null
  answered: number
}
type TodayEndCard = { type: "today_end"; id: string; title: string }
/** Asks a stranger which tiles should come next, of six their feed would soon have come to. */
type NextThreeCard = { type: "next_three"; id: string; title: string; tiles: readonly Tile[] }
type RecallCard = Omit<Recall, "tileId"> & { type: "recall"; id: string; title: string; tiles: readonly Tile[] }

/** A card as it is mixed in on a device. */
export type ShownCard = FeedCard | QuizCard | TodayEndCard | NextThreeCard | RecallCard

export type CardOf<Type extends ShownCard["type"]> = Extract<ShownCard, { type: Type }>
