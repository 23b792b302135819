import { AppError } from "@confetti/contract/app-error"
import { getOverview, type WayForMe } from "@confetti/contract/points"
import { type EarnAction, earnActions, wayToEarn } from "@confetti/domain/action-points"
import { isAccountComplete } from "@confetti/domain/is-account-complete"
import { requireUser } from "../../platform/auth/require-user.ts"
import { type ReadContext, readCallable } from "../../platform/callables/define-callable.ts"
import { channelOf } from "./channel-of.ts"
import { isClaimed } from "./claimed-actions.ts"
import { type Profile, profileOf } from "./evidence-store.ts"
import { isOffered } from "./is-offered.ts"
import { balancesOf, type Earned, earnedBy, friendsUnderway } from "./overview-store.ts"
import { startOfDay } from "./start-of-day.ts"

/** The balance, and every way to earn as it stands today. */
export const getOverviewCallable = readCallable(getOverview, async (asked, context) => {
  const { userId } = requireUser(context)
  const { db, now } = context
  const profile = await profileOf(db, userId)
  if (!profile) throw new AppError("user/not-found")
  const earned = await earnedBy(db, userId, startOfDay(now))
  const offered = earnActions.filter((action) => isShown(action, context, asked?.platform))
  return {
    ...(await balancesOf(db, userId)),
    pending: (await friendsUnderway(db, userId)) * wayToEarn("referral").points,
    earnedToday: [...earned.values()].reduce((sum, { pointsToday }) => sum + pointsToday, 0),
    ways: offered.map((action) => wayView(action, earned.get(action), profile, context)),
  }
})

/** Stores frown on points for a follow, so that an operator can leave that out on iOS. */
function isShown(action: EarnAction, { content, config }: ReadContext, platform: string | undefined): boolean {
  const isFollow = action === "follow_tiktok" || action === "follow_ig"
  if (isFollow && platform === "ios" && !config.FOLLOW_POINTS_ON_IOS) return false
  return isOffered(action, content.current()) && !notThereYet.includes(action)
}

/** Thoughts and games come with their modules. */
const notThereYet: readonly EarnAction[] = ["create_a_thought", "play_a_game"]

const none: Earned = { times: 0, timesToday: 0, pointsToday: 0 }

function wayView(action: EarnAction, earned: Earned = none, profile: Profile, { content }: ReadContext): WayForMe {
  const { points, paidFor, perDay } = wayToEarn(action)
  const isOnce = paidFor === "once"
  const done = isOnce ? earned.times : earned.timesToday
  const most = isOnce ? 1 : perDay
  const left = most === null ? null : Math.max(0, most - done)
  return {
    action,
    points,
    done,
    left,
    isOver: isOnce && done > 0,
    isClaimable: left !== 0 && isClaimed(action) && isReady(action, profile),
    address: action === "follow_tiktok" || action === "follow_ig" ? channelOf(content.current(), action) : null,
  }
}

function isReady(action: EarnAction, profile: Profile): boolean {
  if (action === "complete_account") return isAccountComplete(profile)
  return action === "enable_notifications" ? profile.notifications : true
}
