import { earnActions, pointActions } from "@confetti/domain/points/action-points"
import { perks } from "@confetti/domain/rewards/item-kind"
import { z } from "zod"
import { callable } from "./callable.ts"
import { largestInteger } from "./limits.ts"

const action = z.enum(pointActions)
const earnAction = z.enum(earnActions)
const tile = z.object({ id: z.string(), slug: z.string(), title: z.string() })

/**
 * An entry of the points history. `points` changes the balance. `paid` is for earned points; for an item, `held` while it is on its way,
 * `spent` once shipped, `returned` once cancelled; a refund is its own entry, `refund`. `reversed` takes back points of a removed thought.
 */
export const statementEntry = z.object({
  /** Consecutive from 1. */
  number: z.int().positive(),
  action,
  kind: z.enum(["earned", "redeemed", "refund", "reversed"]),
  points: z.int(),
  /** The balance after it. */
  balance: z.int().nonnegative(),
  state: z.enum(["paid", "held", "spent", "returned"]),
  /** A short reason: a tile's title, an item's name, a friend's first name, a game; null if the action says it all. */
  cause: z.string().nullable(),
  /** The tile it was for, if it still exists. */
  tile: tile.nullable(),
  at: z.iso.datetime(),
})

export type StatementEntry = z.infer<typeof statementEntry>

const balance = {
  balance: z.int().nonnegative(),
  /** Held for open orders. */
  held: z.int().nonnegative(),
}

export const claimAction = callable({
  name: "points-claim_action",
  kind: "write",
  access: "person",
  about:
    "Claims the points of an action. `tileId` is only for `read_a_tile` and `share`. The server decides from its own records.",
  errors: [
    "points/not-yet",
    "points/already-paid",
    "points/daily-cap",
    "points/not-offered",
    "points/by-itself",
    "tile/not-found",
    "user/not-found",
  ],
  input: z
    .strictObject({ action: earnAction, tileId: z.string().min(1).max(64).optional() })
    .refine(({ action, tileId }) => (action === "read_a_tile" || action === "share") === (tileId !== undefined), {
      path: ["tileId"],
      message: "belongs to read_a_tile and share, and to nothing else",
    }),
  output: z.object({ action: earnAction, points: z.int().nonnegative(), ...balance }),
})

const wayForMe = z.object({
  action: earnAction,
  points: z.int().positive(),
  /** Times done today, or ever if it pays once. */
  done: z.int().nonnegative(),
  /** Remaining times today; null for unlimited. */
  left: z.int().nonnegative().nullable(),
  /** Paid, and only once. */
  isOver: z.boolean(),
  /** Whether it can be claimed now; false if only time or others can bring it. */
  isClaimable: z.boolean(),
  /** The address of a channel to follow. */
  address: z.string().nullable(),
})

export type WayForMe = z.infer<typeof wayForMe>

export const pointsOverview = z.object({
  ...balance,
  /** Points of friends who joined and have not settled in yet. */
  pending: z.int().nonnegative(),
  earnedToday: z.int().nonnegative(),
  /** Average points a day from repeatable actions of the last weeks; null with too little data. */
  pace: z.number().positive().nullable(),
  perks: z.array(z.enum(perks)),
  /** Ways to earn here, most points first. */
  ways: z.array(wayForMe),
})

export type PointsOverview = z.infer<typeof pointsOverview>

export const getOverview = callable({
  name: "points-get_overview",
  kind: "read",
  access: "person",
  about: "Returns the balance, and every way to earn with its state today.",
  errors: ["user/not-found"],
  input: z.strictObject({ platform: z.enum(["ios", "web", "unknown"]).optional() }).nullable(),
  output: pointsOverview,
})

export const statementFilters = ["all", "earned", "spent"] as const

export const listEntries = callable({
  name: "points-list_entries",
  kind: "read",
  access: "person",
  about:
    "Lists the caller's points history, newest first. A page has `limit` lines; `next` is the `before` of the next page, or null on the last one.",
  input: z
    .strictObject({
      filter: z.enum(statementFilters).default("all"),
      before: z.int().positive().max(largestInteger).optional(),
      limit: z.int().min(1).max(100).default(30),
    })
    .nullable()
    .transform((given) => given ?? { filter: "all" as const, limit: 30, before: undefined }),
  output: z.object({ entries: z.array(statementEntry), next: z.int().positive().nullable(), ...balance }),
})
