import type { StatementEntry } from "@confetti/contract/points"
import { t } from "@confetti/domain/messages/t"

const causes: Record<StatementEntry["action"], string> = {
  referral: t`Your friend joined and read their first tiles`,
  referred: t`Welcome bonus from the friend who invited you`,
  complete_account: t`Your account is complete`,
  enable_notifications: t`Notifications turned on`,
  follow_tiktok: t`Visited us on TikTok`,
  follow_ig: t`Visited us on Instagram`,
  share: t`Shared a tile`,
  create_a_thought: t`Wrote a thought`,
  play_a_game: t`Played a game`,
  read_a_tile: t`Read a tile`,
  redeem_item: t`From the shop`,
}

const states: Record<StatementEntry["state"], string> = {
  paid: t`paid`,
  held: t`reserved`,
  spent: t`spent`,
  returned: t`refunded later`,
}

type Words = {
  cause: string
  /** The action, if the cause does not say it, and the state. */
  about: string[]
}

export function entryWords({ action, kind, state, cause, tile, points }: StatementEntry): Words {
  const done = kind === "refund" ? t`Refunded` : kind === "reversed" ? t`Reversed` : causes[action]
  const title = tile?.title ?? cause
  const isReturn = kind === "refund" || kind === "reversed"
  // A refund was not earned, and an action without points was not paid: only the action is named.
  const about = isReturn || points === 0 ? [] : [states[state]]
  return title === null || title === "" ? { cause: done, about } : { cause: title, about: [done, ...about] }
}

/** +5 or −600, with a real minus sign. */
export function signed(points: number, language: string): string {
  return points.toLocaleString(language, { signDisplay: "exceptZero" }).replace("-", "−")
}
