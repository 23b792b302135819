import type { StatementEntry } from "@confetti/contract/points"

const causes: Record<StatementEntry["action"], string> = {
  referral: "A friend settled in",
  referred: "Welcome, from the friend who brought you",
  complete_account: "Your account is complete",
  enable_notifications: "Notifications turned on",
  follow_tiktok: "Visited us on TikTok",
  follow_ig: "Visited us on Instagram",
  share: "Shared a tile",
  create_a_thought: "Wrote a thought",
  play_a_game: "Played a game",
  read_a_tile: "Read a tile",
  redeem_item: "From the shop",
}

const states: Record<StatementEntry["state"], string> = {
  paid: "paid",
  held: "set aside",
  spent: "spent",
  returned: "given back later",
}

type Words = {
  /** What it was for. */
  cause: string
  /** What was done, where the cause does not say it; then what became of it. */
  about: string[]
}

/** A line of the statement in words. */
export function entryWords({ action, kind, state, cause, tile, points }: StatementEntry): Words {
  const done = kind === "refund" ? "Given back" : kind === "reversed" ? "Taken back" : causes[action]
  const title = tile?.title ?? cause
  const isReturn = kind === "refund" || kind === "reversed"
  // A refund's "paid" would say that it was earned, and what brought no points was not paid: it is part of the story.
  const about = isReturn || points === 0 ? [] : [states[state]]
  return title === null || title === "" ? { cause: done, about } : { cause: title, about: [done, ...about] }
}

/** +5 or −600, with a real minus. */
export function signed(points: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(points).replace("-", "−")
}
