import { itemKinds } from "@confetti/domain/rewards/item-kind"
import { stockMovementKinds } from "@confetti/domain/rewards/stock"
import { z } from "zod"
import { callable } from "./callable.ts"
import { lineOfText, linesOfText } from "./free-text.ts"
import { largestInteger } from "./limits.ts"
import { itemStatus, rewardItem } from "./rewards.ts"

const slug = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "has small letters, digits and single hyphens")
const itemId = z.string().min(1).max(64)
const variantId = z.string().max(40).default("")
const status = z.union([z.literal(itemStatus.active), z.literal(itemStatus.inactive)])
const words = (least: number, most: number) => lineOfText().min(least).max(most)

/** The origin of an item: a file of the pack, or the studio, whose items imports do not change. */
export const itemOrigins = ["pack", "studio"] as const

const stockedVariant = z.object({
  id: z.string(),
  name: z.string(),
  /** Total pieces without those removed or lost: the sum of its movements. */
  stock: z.int().nonnegative(),
  /** Promised or shipped. */
  taken: z.int().nonnegative(),
  /** Promised and not shipped yet. */
  open: z.int().nonnegative(),
  left: z.int().nonnegative(),
})

export const studioItem = rewardItem.omit({ variants: true }).extend({
  variants: z.array(stockedVariant),
  origin: z.enum(itemOrigins),
  /** Grows with every change here; changes name the version they are based on. */
  version: z.int().positive(),
  /** Whether the switch here overrides the file. */
  isSwitchedHere: z.boolean(),
  isArchived: z.boolean(),
  /** Whether readers can order it now, if in stock. */
  isOffered: z.boolean(),
})

export type StudioItem = z.infer<typeof studioItem>

const one = z.object({ item: studioItem })

export const listShop = callable({
  name: "rewards-list_shop",
  kind: "read",
  access: "shop",
  about: "Lists all items with their stock, archived ones included.",
  input: z
    .strictObject({
      after: z
        .string()
        .regex(/^\d{1,10}_[a-z0-9-]{1,64}$/, "is the next of no page")
        .optional(),
      limit: z.int().min(1).max(100).default(50),
    })
    .nullable()
    .transform((given) => given ?? { limit: 50 }),
  output: z.object({ items: z.array(studioItem), next: z.string().nullable() }),
})

/** `new` is the path of the form for a new item. */
const newId = slug(64)
  .min(1)
  .refine((id) => id !== "new", "is taken by the studio itself")

const written = {
  title: words(2, 40),
  teaser: words(10, 120),
  /** Paragraphs, separated by an empty line. */
  text: linesOfText().min(20).max(1200),
  cost: z.int().min(1).max(10_000_000),
  picture: z.strictObject({
    /** A picture uploaded to `studio/pictures`, or null to keep the current one. */
    file: z
      .string()
      .max(80)
      .regex(/^[a-z0-9]{20}\.(jpg|jpeg|png|webp|avif)$/, "is no picture that was sent")
      .nullable(),
    alt: words(20, 200),
  }),
  choice: words(2, 24).nullable().default(null),
  variants: z
    .array(z.strictObject({ id: slug(40).min(1), name: words(1, 24) }))
    .max(20)
    .default([]),
}

export const createItem = callable({
  name: "rewards-create_item",
  kind: "write",
  access: "shop",
  about: "Creates an item, switched off and without stock.",
  errors: ["reward/id-taken", "reward/perk-taken", "reward/shop-full", "reward/invalid-item"],
  input: z.strictObject({ itemId: newId, kind: z.enum(itemKinds).default("goods"), ...written }),
  output: one,
})

export const saveItem = callable({
  name: "rewards-save_item",
  kind: "write",
  access: "shop",
  about: "Changes an item. An item from a file of the pack is taken over.",
  errors: ["reward/not-found", "reward/item-changed", "reward/invalid-item"],
  input: z.strictObject({ itemId, version: z.int().positive().max(largestInteger), ...written }),
  output: one,
})

export const switchItem = callable({
  name: "rewards-switch_item",
  kind: "write",
  access: "shop",
  about: "Switches an item on or off.",
  errors: ["reward/not-found"],
  input: z.strictObject({ itemId, status }),
  output: one,
})

export const archiveItem = callable({
  name: "rewards-archive_item",
  kind: "write",
  access: "shop",
  about: "Archives an item of the studio, or restores it.",
  errors: ["reward/not-found", "reward/from-file", "reward/perk-taken"],
  input: z.strictObject({ itemId, isArchived: z.boolean() }),
  output: one,
})

export const restockItem = callable({
  name: "rewards-restock_item",
  kind: "write",
  access: "shop",
  about: "Adds stock, or removes unreserved stock.",
  errors: ["reward/not-found", "reward/unknown-variant", "reward/stock-taken"],
  input: z.strictObject({
    itemId,
    variant: variantId,
    pieces: z.int().min(-1_000_000).max(1_000_000),
    note: lineOfText().max(200).default(""),
    dryRun: z.boolean().default(false),
  }),
  output: one,
})

const stockMovement = z.object({
  number: z.int().positive(),
  kind: z.enum(stockMovementKinds),
  pieces: z.int(),
  note: z.string(),
  at: z.iso.datetime(),
  /** The editor's address; null for an import, the operator, and erased editors. */
  by: z.string().nullable(),
})

export type StockMovement = z.infer<typeof stockMovement>

export const listMovements = callable({
  name: "rewards-list_movements",
  kind: "read",
  access: "shop",
  about: "Lists the stock movements of a variant, newest first.",
  errors: ["reward/not-found", "reward/unknown-variant"],
  input: z.strictObject({
    itemId,
    variant: variantId,
    /** The `next` of the previous page. */
    before: z.int().positive().max(largestInteger).optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.object({ movements: z.array(stockMovement), next: z.int().positive().nullable() }),
})
