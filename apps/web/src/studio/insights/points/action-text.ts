import { t } from "@confetti/domain/messages/t"
import type { PointAction } from "@confetti/domain/points/action-points"

const words: Record<PointAction, string> = {
  referral: t`referral`,
  complete_account: t`complete account`,
  enable_notifications: t`enable notifications`,
  follow_tiktok: t`follow tiktok`,
  follow_ig: t`follow ig`,
  share: t`share`,
  create_a_thought: t`create a thought`,
  play_a_game: t`play a game`,
  read_a_tile: t`read a tile`,
  referred: t`referred`,
  redeem_item: t`redeem item`,
}

export function actionText(action: string): string {
  return Object.hasOwn(words, action) ? words[action as PointAction] : action.replaceAll("_", " ")
}
