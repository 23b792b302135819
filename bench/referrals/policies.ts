import {
  decideReferral,
  type ReferralDecision,
  type ReferralFacts,
} from "../../apps/server/src/modules/referrals/decide-referral.ts"

/** Says what becomes of an invitation, as the server's own function does. */
export type Policy = (facts: ReferralFacts, mostPaid: number, now: number) => ReferralDecision

const paidAtMost: Policy = ({ paidLately }, mostPaid) =>
  paidLately >= mostPaid ? { verdict: "review", signals: ["many-paid"] } : { verdict: "pay" }

export const policies = {
  ours: decideReferral,
  "20 in 30 days": paidAtMost,
  "no limit": () => ({ verdict: "pay" }),
} as const satisfies Record<string, Policy>
