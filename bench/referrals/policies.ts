import {
  judgeReferral,
  type ReferralFacts,
  type ReferralVerdict,
} from "../../apps/server/src/modules/referrals/judge-referral.ts"

/** Says what becomes of an invitation, as the server's own function does. */
export type Policy = (facts: ReferralFacts, mostPaid: number, now: number) => ReferralVerdict

const paidAtMost: Policy = ({ paidLately }, mostPaid) =>
  paidLately >= mostPaid ? { verdict: "review", signals: ["many-paid"] } : { verdict: "pay" }

export const policies = {
  ours: judgeReferral,
  "20 in 30 days": paidAtMost,
  "no limit": () => ({ verdict: "pay" }),
} as const satisfies Record<string, Policy>
