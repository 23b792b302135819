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
  about: "A page of orders without where they go, the oldest first: those to be packed and sent, or in other states.",
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
  about: "Where one order goes, from when it is packed until it has arrived. Each look is in the audit log.",
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
  about: "Orders as lines of CSV, without where they go. 500 at a time.",
  input: z.strictObject({ states: states.min(1), ...csvPage }),
  output: csv,
})

export const exportPacking = callable({
  name: "rewards-export_packing",
  kind: "read",
  access: "shop",
  about: "What is packed and where it goes, as lines of CSV. Each page is in the audit log.",
  input: z.strictObject(csvPage),
  output: csv,
})

const advanced = z.object({ order })

export const approveRedemption = callable({
  name: "rewards-approve_redemption",
  kind: "write",
  access: "shop",
  about: "Lets an order go on that waits for a person's eyes.",
  errors: ["reward/redemption-not-found", "reward/wrong-step"],
  input: z.strictObject({ ...orderId, ...dryRun }),
  output: advanced,
})

export const packRedemption = callable({
  name: "rewards-pack_redemption",
  kind: "write",
  access: "shop",
  about: "An order was packed.",
  errors: ["reward/redemption-not-found", "reward/wrong-step", "reward/not-approved"],
  input: z.strictObject({ ...orderId, ...dryRun }),
  output: advanced,
})

export const shipRedemption = callable({
  name: "rewards-ship_redemption",
  kind: "write",
  access: "shop",
  about: "An order was sent.",
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
  about: "A parcel has arrived.",
  errors: ["reward/redemption-not-found", "reward/wrong-step", "reward/not-approved"],
  input: z.strictObject({ ...orderId, ...dryRun }),
  output: advanced,
})

export const refundRedemption = callable({
  name: "rewards-refund_redemption",
  kind: "write",
  access: "shop",
  about: "Takes an order back that was not sent: points and piece return.",
  errors: ["reward/redemption-not-found", "reward/wrong-step"],
  input: z.strictObject({ ...orderId, ...dryRun, note: linesOfText().min(1).max(300) }),
  output: advanced,
})

export const resolveParcel = callable({
  name: "rewards-resolve_parcel",
  kind: "write",
  access: "shop",
  about:
    "A parcel was lost or came back: its points are returned, or it is packed again. Once a parcel, whoever reports it.",
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
