import { earnActions } from "@confetti/domain/points/action-points"
import { itemKinds } from "@confetti/domain/rewards/item-kind"
import { z } from "zod"
import { picture } from "./picture.ts"
import type { Recall } from "./recall.ts"
import type { Tile } from "./tile.ts"

/** Cards have a unique name within their type, and a title. */
const card = { id: z.string().min(1).max(80), title: z.string().min(1).max(120) }

const tileItem = z.strictObject({ type: z.literal("tile"), tileId: z.string() })

/** Progress in a daily game, and the streak. */
const daily = {
  ...card,
  /** The server's date. */
  day: z.iso.date(),
  state: z.enum(["new", "begun", "done"]),
  /** Days; null if unknown. */
  streak: z.int().min(0).nullable(),
}

const wurdCard = z.strictObject({ type: z.literal("wurd"), ...daily, guessesUsed: z.int().min(0).max(6) })

const lettersOfBaw = 7

/** Build A Word: the first letter is required. */
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
        marks: z.int().nonnegative(),
        /** With the slug of its first category; null without one. */
        tile: z.strictObject({ id: z.string(), slug: z.string(), title: z.string(), category: z.string().nullable() }),
      }),
    )
    .length(3),
})

/** The operator's post or channel elsewhere. Nothing is loaded from there until the reader asks. */
const post = {
  ...card,
  text: z.string().max(200),
  /** `@name`; null if the address does not contain it. */
  handle: z.string().nullable(),
  address: z.url({ protocol: /^https$/ }),
  /** The address of its embedded player. */
  player: z.url({ protocol: /^https$/ }),
  /** Null for a poster of text only. */
  picture: picture.nullable(),
}

const tiktokVideoCard = z.strictObject({ type: z.literal("tiktok_video"), ...post })
const tiktokSocialCard = z.strictObject({ type: z.literal("tiktok_social"), ...post })
const igSocialCard = z.strictObject({ type: z.literal("ig_social"), ...post })

export const socialPost = z.discriminatedUnion("type", [tiktokVideoCard, tiktokSocialCard, igSocialCard])

export type SocialPost = z.infer<typeof socialPost>

/** A shop item with its cost, the reader's balance, and their daily earnings, in points. */
const shopCard = z.strictObject({
  type: z.literal("shop"),
  ...card,
  text: z.string().max(200),
  kind: z.enum(itemKinds),
  cost: z.int().positive(),
  /** Null while unknown. */
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
      points: z.int().positive(),
      /** How many times more it pays; null for unlimited. */
      times: z.int().positive().nullable(),
    }),
  ),
})

/** A card between tiles: it contains all it shows, and loads nothing. */
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

/** An item of the feed. Its permanent key is `itemKey` in the domain. */
export const feedItem = z.discriminatedUnion("type", [tileItem, ...feedCard.options])

export type FeedItem = z.infer<typeof feedItem>

// Cards made on the device and never sent.
/** QUIZ_ME between today's tiles; never part of a sent feed. */
type QuizCard = {
  type: "quiz_me"
  id: string
  title: string
  state: "new" | "begun" | "done"
  /** Days; null if unknown. */
  streak: number | null
  answered: number
}
type TodayEndCard = { type: "today_end"; id: string; title: string }
/** Asks a guest which of six upcoming tiles should come next. */
type NextThreeCard = { type: "next_three"; id: string; title: string; tiles: readonly Tile[] }
type RecallCard = Omit<Recall, "tileId"> & { type: "recall"; id: string; title: string; tiles: readonly Tile[] }

/** A card as mixed on a device. */
export type ShownCard = FeedCard | QuizCard | TodayEndCard | NextThreeCard | RecallCard

export type CardOf<Type extends ShownCard["type"]> = Extract<ShownCard, { type: Type }>
