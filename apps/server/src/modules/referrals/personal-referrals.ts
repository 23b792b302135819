import type { PersonalData } from "../../platform/personal-data.ts"
import { forgetReferrals, referralsOf } from "./referral-store.ts"

/** The invitations that brought somebody, without a word of whom: that is another person's. */
export const personalReferrals: PersonalData = {
  name: "referrals",
  tables: ["referrals"],
  read: async (db, userId) =>
    (await referralsOf(db, userId)).map((row) => ({
      state: row.state,
      joinedAt: row.invited_at.toISOString(),
      settledInAt: row.qualified_at?.toISOString() ?? null,
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
      appeal: row.appeal,
      appealedAt: row.appealed_at?.toISOString() ?? null,
    })),
  erase: forgetReferrals,
}
