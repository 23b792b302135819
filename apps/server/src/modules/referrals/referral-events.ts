import { domainEvent } from "../../platform/extension-point.ts"

export type ReferralPaid = { userId: string; referralId: string; points: number; now: number }

/** Somebody has their points for a friend. */
export const referralPaid = domainEvent<ReferralPaid>("referral paid")
