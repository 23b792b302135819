import { day } from "@confetti/domain/durations"
import type { Listener } from "../../../platform/extension-point.ts"
import type { ReferralPaid } from "../../referrals/referral-events.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { addMessages } from "./add-messages.ts"

const lastsFor = 3 * day

/** Points were paid for a friend. The friend is not named: others can read a lock screen. */
export const pushFriend: Listener<ReferralPaid> = (tx, { userId, referralId, points, now }, { jobs, content }) => {
  const { t, plural } = wordsIn(content.current().brand.language)
  const message = {
    kind: "friend",
    subject: referralId,
    title: plural(points, { one: "+# point", other: "+# points" }),
    body: t`A friend you invited joined and read their first tiles.`,
    path: "/me/points",
    expiresAt: now + lastsFor,
  } as const
  return addMessages(tx, jobs, { userIds: [userId], message }, now)
}
