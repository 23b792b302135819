import { parcelFates, parcelRemedies } from "@confetti/domain/rewards/parcel"
import { redemptionStates } from "@confetti/domain/rewards/redemption"
import { z } from "zod"
import { callable } from "./callable.ts"
import { lineOfText, linesOfText } from "./free-text.ts"
import { orderCursor, redemption } from "./rewards.ts"

const id = z.string().min(1).max(64)
const orderId = { redemptionId: id }
const states = z.array(z.enum(redemptionStates)).max(redemptionStates.length)
const openStates = ["held", "confirmed", "packed"] as const
const dryRun = { dryRun: z.boolean().default(false) }

/** A redemption for the shop, without its address, which `rewards-show_address` returns. */
export const order = redemption.omit({ address: true }).extend({
  userId: z.string(),
  email: z.string().nullable(),
  /** Reasons for a review, past or pending. */
  review: z.array(z.string()),
  /** The parcel's number, from 1. */
  parcel: z.int().positive(),
  /** Whether the address is still stored. */
  hasAddress: z.boolean(),
})

export type Order = z.infer<typeof order>

export const listOrders = callable({
  name: "rewards-list_orders",
  kind: "read",
  access: "shop",
  about: "Lists orders without addresses, oldest first: those to be packed and sent, or in other states.",
  input: z
    .strictObject({
      states: states.default([...openStates]),
      /** Part of an email address, item, tracking number or id. */
      search: lineOfText().max(100).default(""),
      latestFirst: z.boolean().default(false),
      after: orderCursor.optional(),
      limit: z.int().min(1).max(100).default(50),
    })
    .nullable()
    .transform((given) => given ?? { states: [...openStates], search: "", latestFirst: false, limit: 50 }),
  output: z.object({ orders: z.array(order), next: z.string().nullable() }),
})

export const showAddress = callable({
  name: "rewards-show_address",
  kind: "read",
  access: "shop",
  about: "Returns the address of an order, from packing until delivery. Each call is in the audit log.",
  errors: ["reward/redemption-not-found", "reward/not-packed"],
  input: z.strictObject(orderId),
  output: z.object({ address: z.array(z.string()).nullable() }),
})

const csvPage = {
  after: orderCursor.optional(),
  limit: z.int().min(1).max(500).default(500),
}
const csv = z.object({
  /** CSV (RFC 4180); the first page begins with the column names. */
  csv: z.string(),
  rows: z.int().nonnegative(),
  next: z.string().nullable(),
})

export const exportOrders = callable({
  name: "rewards-export_orders",
  kind: "read",
  access: "shop",
  about: "Exports orders as CSV, without addresses, 500 at a time.",
  input: z.strictObject({ states: states.min(1), ...csvPage }),
  output: csv,
})

export const exportPacking = callable({
  name: "rewards-export_packing",
  kind: "read",
  access: "shop",
  about: "Exports packed orders with addresses as CSV. Each page is in the audit log.",
  input: z.strictObject(csvPage),
  output: csv,
})

const advanced = z.object({ order })

export const approveRedemption = callable({
  name: "rewards-approve_redemption",
  kind: "write",
  access: "shop",
  about: "Releases an order that is under review.",
  errors: ["reward/redemption-not-found", "reward/wrong-step"],
  input: z.strictObject({ ...orderId, ...dryRun }),
  output: advanced,
})

export const packRedemption = callable({
  name: "rewards-pack_redemption",
  kind: "write",
  access: "shop",
  about: "Marks an order as packed.",
  errors: ["reward/redemption-not-found", "reward/wrong-step", "reward/not-approved"],
  input: z.strictObject({ ...orderId, ...dryRun }),
  output: advanced,
})

export const shipRedemption = callable({
  name: "rewards-ship_redemption",
  kind: "write",
  access: "shop",
  about: "Marks an order as sent.",
  errors: ["reward/redemption-not-found", "reward/wrong-step", "reward/not-approved"],
  input: z.strictObject({
    ...orderId,
    ...dryRun,
    carrier: lineOfText().min(1).max(60),
    tracking: lineOfText().max(80).default(""),
    trackingAddress: z
      .url({ protocol: /^https$/ })
      .max(300)
      .nullable()
      .default(null),
  }),
  output: advanced,
})

export const deliverRedemption = callable({
  name: "rewards-deliver_redemption",
  kind: "write",
  access: "shop",
  about: "Marks a parcel as delivered.",
  errors: ["reward/redemption-not-found", "reward/wrong-step", "reward/not-approved"],
  input: z.strictObject({ ...orderId, ...dryRun }),
  output: advanced,
})

export const refundRedemption = callable({
  name: "rewards-refund_redemption",
  kind: "write",
  access: "shop",
  about: "Cancels an unsent order: its points are refunded and the item returns to stock.",
  errors: ["reward/redemption-not-found", "reward/wrong-step"],
  input: z.strictObject({ ...orderId, ...dryRun, note: linesOfText().min(1).max(300) }),
  output: advanced,
})

export const resolveParcel = callable({
  name: "rewards-resolve_parcel",
  kind: "write",
  access: "shop",
  about: "Resolves a lost or returned parcel: refunds its points, or packs it again. Once per parcel.",
  errors: [
    "reward/redemption-not-found",
    "reward/parcel-resolved",
    "reward/not-sent",
    "reward/sent-twice",
    "reward/no-address",
    "reward/none-left",
  ],
  input: z.strictObject({
    ...orderId,
    ...dryRun,
    parcel: z.int().min(1).max(2),
    fate: z.enum(parcelFates),
    remedy: z.enum(parcelRemedies),
    note: linesOfText().min(1).max(300),
  }),
  output: advanced,
})
