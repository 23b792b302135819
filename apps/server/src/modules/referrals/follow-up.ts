import type { Config } from "../../platform/config.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import { award, markPaid } from "../points/paid-once.ts"
import { creditPendingReads } from "../tiles/reading-credit-store.ts"
import { closeInvitation } from "../users/store.ts"
import { advanceReferral } from "./advance-referral.ts"
import { findInvited } from "./invited-store.ts"
import { lockAccounts } from "./referral-store.ts"

export const followUpName = "referrals-follow_up"

/**
 * Advances an invitation: the inviter's part, then the invited person's, each in its own transaction. It can run twice, concurrently, and
 * after a crash: each part skips what is done.
 */
export const followUp: Job<{ invitedId: string }> = {
  name: followUpName,
  queue: "follow-ups",
  run: async ({ invitedId }, { db, config, clock, jobs, extensions, content }) => {
    const now = clock()
    const pace = { now, msPerRead: config.READ_SECONDS * 1000 }
    await db.transaction().execute(async (tx) => {
      if (await lockAccounts(tx, [invitedId])) await creditPendingReads(tx, invitedId, pace)
    })
    const state = await advance(db, invitedId, (tx, invited) =>
      advanceReferral(tx, invited, { config, now, jobs, extensions, content }),
    )
    if (state === null || state === "pending" || state === "qualified") return
    await db.transaction().execute(async (tx) => {
      if (!(await lockAccounts(tx, [invitedId]))) return
      if (state === "paid") {
        const points = await signUpBonus(tx, invitedId, { config, now })
        await award(tx, { userId: invitedId, action: "referred", subject: "referred", points }, now)
      }
      await closeInvitation(tx, invitedId)
    })
  },
}

/** The invited person's bonus, once for each mailbox. The invitation is recorded in any case. */
async function signUpBonus(tx: Tx, userId: string, parts: { config: Config; now: number }): Promise<number> {
  const points = parts.config.REFERRAL_WELCOME_POINTS
  const email = points === 0 ? null : (await findInvited(tx, userId))?.email
  if (!email) return points
  return (await markPaid(tx, { email, action: "referred", subject: "referred" }, parts)) ? points : 0
}

type Advance = (tx: Tx, invited: Parameters<typeof advanceReferral>[1]) => ReturnType<typeof advanceReferral>

async function advance(db: Db, invitedId: string, step: Advance): ReturnType<typeof advanceReferral> {
  const invited = await findInvited(db, invitedId)
  if (!invited) return null
  const { referred_by, referred_at } = invited
  if (referred_by !== null && referred_at !== null)
    return db.transaction().execute((tx) => step(tx, { ...invited, referred_by, referred_at }))
  await db.transaction().execute((tx) => closeInvitation(tx, invitedId))
  return null
}
