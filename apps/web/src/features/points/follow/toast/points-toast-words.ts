import type { EarnAction } from "@confetti/domain/points/action-points"
import type { PointsToast } from "./batch-points-toasts.ts"

const reasons: Record<EarnAction, string> = {
  referral: "for bringing a friend",
  complete_account: "for completing your account",
  enable_notifications: "for turning notifications on",
  follow_tiktok: "for visiting us on TikTok",
  follow_ig: "for visiting us on Instagram",
  share: "for sharing",
  create_a_thought: "for your thought",
  play_a_game: "for playing",
  read_a_tile: "for reading",
}

/** What landed and why: "+5 points" and "for sharing". */
export function pointsToastWords(
  { action, points, cause }: PointsToast,
  language: string,
): { amount: string; reason: string } {
  const amount = `+${new Intl.NumberFormat(language).format(points)} ${points === 1 ? "point" : "points"}`
  return { amount, reason: action === "referral" && cause ? `for bringing ${cause}` : reasons[action] }
}
