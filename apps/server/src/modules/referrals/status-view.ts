import type { InvitedFriend, ReferralStatus } from "@confetti/contract/referrals"
import type { Words } from "@confetti/domain/messages/words"
import { wayToEarn } from "@confetti/domain/points/action-points"
import type { Config } from "../../platform/config.ts"
import type { Db } from "../../platform/db/open-database.ts"
import type { Services } from "../../platform/services.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { missingOf } from "./advance-referral.ts"
import { reasonText } from "./decide-referral.ts"
import { type FriendRow, findInvited, friendsOf, inviterOf } from "./invited-store.ts"
import { firstName } from "./inviter-of.ts"

type Parts = Pick<Services, "config" | "content">

const nothing = { account: false, tiles: 0 }

export async function statusOf(db: Db, userId: string, { config, content }: Parts): Promise<ReferralStatus> {
  const words = wordsIn(content.current().brand.language)
  return {
    points: wayToEarn("referral").points,
    welcomePoints: config.REFERRAL_WELCOME_POINTS,
    tilesNeeded: config.REFERRAL_TILES,
    friends: (await friendsOf(db, userId)).map((row) => friendView(row, config, words)),
    inviter: await ownInvitation(db, userId, config),
  }
}

function friendView(row: FriendRow, config: Config, words: Words): InvitedFriend {
  const { state, appealed_at } = row
  const hasAppealed = appealed_at !== null
  return {
    id: row.referral_id,
    name: firstName(row.name),
    state,
    missing: state === "pending" ? missingOf(row, config) : nothing,
    since: row.invited_at.toISOString(),
    reason: reasonText(row.reason, words),
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
