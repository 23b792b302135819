import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { EarnAction } from "@confetti/domain/points/action-points"
import type { PointsToast } from "./batch-points-toasts.ts"

const reasons: Record<EarnAction, string> = {
  referral: t`for bringing a friend`,
  complete_account: t`for completing your account`,
  enable_notifications: t`for turning notifications on`,
  follow_tiktok: t`for visiting us on TikTok`,
  follow_ig: t`for visiting us on Instagram`,
  share: t`for sharing`,
  create_a_thought: t`for your thought`,
  play_a_game: t`for playing`,
  read_a_tile: t`for reading`,
}

/** What landed and why: "+5 points" and "for sharing". */
export function pointsToastWords(
  { action, points, cause }: PointsToast,
  language: string,
): { amount: string; reason: string } {
  const amount = plural(points, { one: "+# point", other: "+# points" }, language)
  return { amount, reason: action === "referral" && cause ? t`for bringing ${cause}` : reasons[action] }
}
