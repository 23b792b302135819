import { itemKinds, redeemedKinds } from "@confetti/domain/rewards/item-kind"
import { parcelFates, parcelRemedies } from "@confetti/domain/rewards/parcel"
import { redemptionStates } from "@confetti/domain/rewards/redemption"
import { z } from "zod"
import { postalAddress } from "./address.ts"
import { callable, noPayload } from "./callable.ts"
import { largestInteger } from "./limits.ts"
import { picture } from "./picture.ts"

/** The specification's numbers. */
export const itemStatus = { active: 0, inactive: 1 } as const

export type ItemStatus = (typeof itemStatus)[keyof typeof itemStatus]

/** A size or colour. Goods without a choice have one variant with the id "" and no name. */
const variant = z.strictObject({
  id: z.string(),
  name: z.string(),
  left: z.int().nonnegative(),
})

export const rewardItem = z.strictObject({
  id: z.string(),
  title: z.string(),
  teaser: z.string(),
  text: z.string(),
  kind: z.enum(itemKinds),
  cost: z.int().positive(),
  status: z.union([z.literal(itemStatus.active), z.literal(itemStatus.inactive)]),
  /** An example: never shipped, and only available on a trial server. */
  isExample: z.boolean(),
  picture,
  /** The name of the choice, such as "Size"; null with a single variant. */
  choice: z.string().nullable(),
  /** At least one for goods; none for anything else, as it is not counted. */
  variants: z.array(variant),
})

export type RewardItem = z.infer<typeof rewardItem>

export const shop = z.object({
  /** In order, with switched-off items, which can't be ordered. */
  items: z.array(rewardItem),
  /** Countries the shop ships to, as ISO 3166-1 codes; empty for all. */
  countries: z.array(z.string()),
})

export type Shop = z.infer<typeof shop>

export const listItems = callable({
  name: "rewards-list_items",
  kind: "read",
  access: "anyone",
  about: "Lists the shop in order. `status` is 0 for available items and 1 for switched-off ones.",
  input: noPayload,
  output: shop,
})

const id = z.string().min(1).max(64)
const state = z.enum(redemptionStates)

export const failedParcel = z.object({
  number: z.int().positive(),
  fate: z.enum(parcelFates),
  remedy: z.enum(parcelRemedies),
  at: z.iso.datetime(),
})

export const redemption = z.object({
  id: z.string(),
  /** With its name at that time. */
  item: z.object({
    id: z.string(),
    kind: z.enum(redeemedKinds),
    title: z.string(),
    variant: z.string(),
    picture: picture.nullable(),
  }),
  cost: z.int().positive(),
  state,
  steps: z.array(z.object({ state, at: z.iso.datetime() })),
  /** Why it was refunded: cancelled by the person, or by the shop with a note. */
  refund: z.object({ by: z.enum(["person", "shop"]), note: z.string() }).nullable(),
  tracking: z.object({ carrier: z.string(), code: z.string(), address: z.string().nullable() }).nullable(),
  failedParcels: z.array(failedParcel),
  /** The lines of its address; null once deleted. */
  address: z.array(z.string()).nullable(),
  isUnderReview: z.boolean(),
  canCancel: z.boolean(),
})

export type Redemption = z.infer<typeof redemption>

const outcome = z.object({ redemption, balance: z.int().nonnegative(), held: z.int().nonnegative() })

export const redeemItem = callable({
  name: "rewards-redeem_item",
  kind: "write",
  access: "person",
  about:
    "Orders an item: reserves the points and the item, both or neither; for a perk, spends the points and unlocks it. `cost` is the price the person saw. Send an Idempotency-Key, so that a repeated request costs nothing.",
  errors: [
    "reward/not-found",
    "reward/unknown-variant",
    "reward/switched-off",
    "reward/price-changed",
    "reward/out-of-stock",
    "reward/insufficient-points",
    "reward/not-shipped-there",
    "reward/too-many-today",
    "reward/already-owned",
  ],
  input: z.strictObject({
    itemId: id,
    variant: z.string().max(40).default(""),
    cost: z.int().positive().max(largestInteger),
    address: postalAddress.optional(),
  }),
  output: outcome,
})

export const cancelRedemption = callable({
  name: "rewards-cancel_redemption",
  kind: "write",
  access: "person",
  about: "Cancels an order until it is packed: refunds the points and returns the item to stock.",
  errors: ["reward/redemption-not-found", "reward/too-late", "reward/too-many-today", "reward/wrong-step"],
  input: z.strictObject({ redemptionId: id }),
  output: outcome,
})

export const orderCursor = z.string().regex(/^\d{1,15}_[\w-]{1,64}$/, "is the next of no page")

export const listRedemptions = callable({
  name: "rewards-list_redemptions",
  kind: "read",
  access: "person",
  about: "Lists the caller's orders, newest first. `before` is the `next` of the previous page.",
  input: z.strictObject({ before: orderCursor.optional() }).nullable(),
  output: z.object({ redemptions: z.array(redemption), next: z.string().nullable() }),
})
