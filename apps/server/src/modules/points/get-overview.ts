import { AppError } from "@confetti/contract/app-error"
import { getOverview, type WayForMe } from "@confetti/contract/points"
import { isAccountComplete } from "@confetti/domain/account/is-account-complete"
import { type EarnAction, earnActions, wayToEarn } from "@confetti/domain/points/action-points"
import { paceOf } from "@confetti/domain/points/pace"
import { type ReadContext, readCallable } from "../../platform/callables/define-callable.ts"
import { channelOf, isClaimed, isOffered } from "./claimed-actions.ts"
import { closedWays } from "./earn-gate.ts"
import { type Profile, profileOf } from "./evidence-store.ts"
import { awardedOnce, balancesOf, earnedDays, earnedToday, friendsUnderway, perksOf } from "./overview-store.ts"
import { paidBefore } from "./paid-once.ts"
import { startOfDay } from "./start-of-day.ts"

export const getOverviewCallable = readCallable(getOverview, async (asked, context) => {
  const { userId, email } = context.caller
  const { config, db, now } = context
  const profile = await profileOf(db, userId)
  if (!profile) throw new AppError("user/not-found")
  const today = await earnedToday(db, userId, startOfDay(now))
  const done = new Map([...today].map(([action, { times }]) => [action, times]))
  // Paid before, for this mailbox or this account.
  for (const action of await paidBefore(db, email, onceActions, config)) done.set(action, 1)
  for (const action of await awardedOnce(db, userId, onceActions)) done.set(action, 1)
  const closed = await closedWays(context)
  const offered = earnActions.filter((action) => isShown(action, context, asked?.platform) && !closed.has(action))
  return {
    ...(await balancesOf(db, userId)),
    pending: (await friendsUnderway(db, userId)) * wayToEarn("referral").points,
    earnedToday: [...today.values()].reduce((sum, { points }) => sum + points, 0),
    pace: paceOf(await earnedDays(db, userId, startOfDay(now))),
    perks: await perksOf(db, userId),
    ways: offered.map((action) => wayView(action, done.get(action) ?? 0, profile, context)),
  }
})

/** App stores dislike points for follows, so operators can hide them on iOS. */
function isShown(action: EarnAction, context: ReadContext, platform: string | undefined): boolean {
  const isFollow = action === "follow_tiktok" || action === "follow_ig"
  if (isFollow && platform === "ios" && !context.config.FOLLOW_POINTS_ON_IOS) return false
  return isOffered(action, context)
}

const onceActions = earnActions.filter((action) => wayToEarn(action).paidFor === "once")

/** A way to earn and how often it was paid: ever if it pays once, otherwise today. */
function wayView(action: EarnAction, done: number, profile: Profile, { content }: ReadContext): WayForMe {
  const { points, paidFor, perDay } = wayToEarn(action)
  const isOnce = paidFor === "once"
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
  return action === "enable_notifications" ? profile.isNotified : true
}
