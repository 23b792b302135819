/**
 * Where points can be: given out from the treasury, a person's own, set aside for something on its way, or spent in the shop.
 * Each person has all four, so that each person's accounts sum to zero.
 */
export const accounts = ["treasury", "person", "hold", "shop"] as const

export type LedgerAccount = (typeof accounts)[number]

/** What an entry does: each moves points from one account to another, so that nothing appears or goes. */
export const movements = {
  award: { from: "treasury", to: "person" },
  hold: { from: "person", to: "hold" },
  spend: { from: "hold", to: "shop" },
  refund: { from: "hold", to: "person" },
  /** What was spent comes back, since its parcel did not stay where it went. */
  reimbursement: { from: "shop", to: "person" },
  /** What an award was for turned out not to be: it goes back, as far as it is there. */
  reversal: { from: "person", to: "treasury" },
  /** The reversal was a mistake. */
  restoration: { from: "treasury", to: "person" },
} as const satisfies Record<string, { from: LedgerAccount; to: LedgerAccount }>

export type Movement = keyof typeof movements

export type Balances = { points: number; held: number }

export type Moved = { ok: true; balances: Balances } | { ok: false; reason: "insufficient-points" }

/** What a movement leaves. Points go out of a person and out of a hold only as far as there are any. */
export function moved({ points, held }: Balances, movement: Movement, amount: number): Moved {
  const { from, to } = movements[movement]
  const change = (account: LedgerAccount): number => (to === account ? amount : 0) - (from === account ? amount : 0)
  const balances = { points: points + change("person"), held: held + change("hold") }
  return balances.points < 0 || balances.held < 0
    ? { ok: false, reason: "insufficient-points" }
    : { ok: true, balances }
}
