import { keysOf } from "../keys.ts"
/** How often an action is paid: once, or once for each tile, game or person. */
export type PaidFor = "once" | "tile" | "thought" | "game" | "person"

export type WayToEarn = {
  points: number
  paidFor: PaidFor
  /** Times a day (UTC); null for unlimited. */
  perDay: number | null
}

/** All ways to earn with the specification's points, most first. */
export const waysToEarn = {
  referral: { points: 100, paidFor: "person", perDay: null },
  complete_account: { points: 10, paidFor: "once", perDay: null },
  enable_notifications: { points: 10, paidFor: "once", perDay: null },
  follow_tiktok: { points: 10, paidFor: "once", perDay: null },
  follow_ig: { points: 10, paidFor: "once", perDay: null },
  share: { points: 5, paidFor: "tile", perDay: 5 },
  create_a_thought: { points: 5, paidFor: "thought", perDay: 3 },
  // Once a day for each of the three games.
  play_a_game: { points: 1, paidFor: "game", perDay: null },
  read_a_tile: { points: 1, paidFor: "tile", perDay: 50 },
} as const satisfies Record<string, WayToEarn>

export type EarnAction = keyof typeof waysToEarn

export const earnActions = keysOf(waysToEarn)

/** `referred` is the invited person's bonus, 0 by default; `redeem_item` is points spent. */
export const pointActions = [...earnActions, "referred", "redeem_item"] as const

export type PointAction = EarnAction | "referred" | "redeem_item"

export function wayToEarn(action: EarnAction): WayToEarn {
  return waysToEarn[action]
}
