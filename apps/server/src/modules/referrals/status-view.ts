import type { InvitedFriend, ReferralStatus } from "@confetti/contract/referrals"
import { wayToEarn } from "@confetti/domain/points/action-points"
import type { Config } from "../../platform/config.ts"
import type { Db } from "../../platform/db/open-database.ts"
import { missingOf } from "./advance-referral.ts"
import { type FriendRow, findInvited, friendsOf, inviterOf } from "./invited-store.ts"
import { firstName } from "./inviter-of.ts"

const nothing = { account: false, tiles: 0 }

export async function statusOf(db: Db, userId: string, config: Config): Promise<ReferralStatus> {
  return {
    points: wayToEarn("referral").points,
    welcomePoints: config.REFERRAL_WELCOME_POINTS,
    tilesNeeded: config.REFERRAL_TILES,
    friends: (await friendsOf(db, userId)).map((row) => friendView(row, config)),
    inviter: await ownInvitation(db, userId, config),
  }
}

function friendView(row: FriendRow, config: Config): InvitedFriend {
  const { state, appealed_at } = row
  const hasAppealed = appealed_at !== null
  return {
    id: row.referral_id,
    name: firstName(row.name),
    state,
    missing: state === "pending" ? missingOf(row, config) : nothing,
    since: row.invited_at.toISOString(),
    reason: row.reason,
    canAppeal: !hasAppealed && (state === "review" || state === "rejected"),
    hasAppealed,
  }
}

async function ownInvitation(db: Db, userId: string, config: Config): Promise<ReferralStatus["inviter"]> {
  const me = await findInvited(db, userId)
  const inviter = me?.referred_by && (await inviterOf(db, me.referred_by, userId))
  if (!me || !inviter) return null
  const state = inviter.state ?? "pending"
  return { name: firstName(inviter.name), state, missing: state === "pending" ? missingOf(me, config) : nothing }
}
