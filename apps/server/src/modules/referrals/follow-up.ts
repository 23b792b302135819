import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Job } from "../../platform/jobs/job.ts"
import { followUpName } from "../../platform/referral-progress-store.ts"
import { award } from "../points/award.ts"
import { advanceReferral } from "./advance-referral.ts"
import { closeInvitation, findInvited } from "./invited-store.ts"
import { holdAccounts } from "./referral-store.ts"

/**
 * Follows up an invitation: first what is the inviter's, then what is the invited person's, each in a transaction of its own. It can
 * run twice, at once, and again after a crash between the two: each part finds what is done, and does the rest.
 */
export const followUp: Job<{ invitedId: string }> = {
  name: followUpName,
  run: async ({ invitedId }, { db, config, clock }) => {
    const now = clock()
    const state = await advance(db, invitedId, (tx, invited) => advanceReferral(tx, invited, { config, now }))
    if (state === null || state === "pending" || state === "qualified") return
    const points = config.REFERRAL_WELCOME_POINTS
    await db.transaction().execute(async (tx) => {
      if (!(await holdAccounts(tx, [invitedId]))) return
      if (state === "paid") await award(tx, { userId: invitedId, action: "referred", subject: "referred", points }, now)
      await closeInvitation(tx, invitedId)
    })
  },
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
