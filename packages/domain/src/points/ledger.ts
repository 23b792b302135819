/**
 * Accounts of the ledger: the treasury that gives points out, a person's balance, held points, and spent ones. Each person has all four,
 * which sum to zero.
 */
export const accounts = ["treasury", "person", "hold", "shop"] as const

export type LedgerAccount = (typeof accounts)[number]

/** Each movement transfers points between two accounts, so that none appear or disappear. */
export const movements = {
  award: { from: "treasury", to: "person" },
  hold: { from: "person", to: "hold" },
  spend: { from: "hold", to: "shop" },
  refund: { from: "hold", to: "person" },
  /** Spent points return, as the parcel was lost or came back. */
  reimbursement: { from: "shop", to: "person" },
  /** An award is taken back, as far as the balance allows. */
  reversal: { from: "person", to: "treasury" },
  /** Undoes a reversal. */
  restoration: { from: "treasury", to: "person" },
} as const satisfies Record<string, { from: LedgerAccount; to: LedgerAccount }>

export type Movement = keyof typeof movements

export type Balances = { points: number; held: number }

export type Moved = { ok: true; balances: Balances } | { ok: false; reason: "insufficient-points" }

/** The balances after a movement. A person's and a held balance can't become negative. */
export function moved({ points, held }: Balances, movement: Movement, amount: number): Moved {
  const { from, to } = movements[movement]
  const change = (account: LedgerAccount): number => (to === account ? amount : 0) - (from === account ? amount : 0)
  const balances = { points: points + change("person"), held: held + change("hold") }
  return balances.points < 0 || balances.held < 0
    ? { ok: false, reason: "insufficient-points" }
    : { ok: true, balances }
}
