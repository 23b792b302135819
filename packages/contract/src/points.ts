import { earnActions, pointActions } from "@confetti/domain/points/action-points"
import { perks } from "@confetti/domain/rewards/item-kind"
import { z } from "zod"
import { callable } from "./callable.ts"
import { largestInteger } from "./limits.ts"

const action = z.enum(pointActions)
const earnAction = z.enum(earnActions)
const tile = z.object({ id: z.string(), slug: z.string(), title: z.string() })

/**
 * One line of a person's statement. `points` are what it did to their balance: more, or less.
 * `paid` for points earned; of an item, `held` while it is on its way, `spent` once it was sent, `returned` once it was taken back;
 * what was given back is a line of its own, `refund`. `reversed` takes back what was earned by a thought that was taken down.
 */
export const statementEntry = z.object({
  /** Counts up from 1 without a gap. */
  number: z.int().positive(),
  action,
  kind: z.enum(["earned", "redeemed", "refund", "reversed"]),
  points: z.int(),
  /** What they had after it. */
  balance: z.int().nonnegative(),
  state: z.enum(["paid", "held", "spent", "returned"]),
  /** The reason in a few words: a tile's title, an item's name, a friend's first name, a game; null where the action says it all. */
  cause: z.string().nullable(),
  /** The tile it was for, where it is still there. */
  tile: tile.nullable(),
  at: z.iso.datetime(),
})

export type StatementEntry = z.infer<typeof statementEntry>

const balance = {
  /** What they can spend. */
  balance: z.int().nonnegative(),
  /** What is set aside for things on their way. */
  held: z.int().nonnegative(),
}

export const claimAction = callable({
  name: "points-claim_action",
  kind: "write",
  access: "person",
  about:
    "Asks for the points of an action. `tileId` belongs to `read_a_tile` and `share` alone. The server decides from what it knows.",
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
  /** Done today, or ever where it is paid once. */
  done: z.int().nonnegative(),
  /** How often more it is paid today; null for as often as one likes. */
  left: z.int().nonnegative().nullable(),
  /** Paid once, and paid. */
  isOver: z.boolean(),
  /** What it needs has happened, or it can be claimed by doing it now: false where only time or others bring it. */
  isClaimable: z.boolean(),
  /** Where it is done, for channels to follow. */
  address: z.string().nullable(),
})

export type WayForMe = z.infer<typeof wayForMe>

export const pointsOverview = z.object({
  ...balance,
  /** What friends who joined will bring once they have settled in. */
  pending: z.int().nonnegative(),
  earnedToday: z.int().nonnegative(),
  /** What they earn a day by what can come again, over the last weeks; null where there is too little to tell by. */
  pace: z.number().positive().nullable(),
  perks: z.array(z.enum(perks)),
  /** What is offered here, the most points first. */
  ways: z.array(wayForMe),
})

export type PointsOverview = z.infer<typeof pointsOverview>

export const getOverview = callable({
  name: "points-get_overview",
  kind: "read",
  access: "person",
  about: "The balance, and every way to earn as it stands today.",
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
    "The caller's statement, the newest first. A page is `limit` lines; `next` is the `before` of the page that follows, and null on the last one.",
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
