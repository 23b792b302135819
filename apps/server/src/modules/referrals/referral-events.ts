import { domainEvent } from "../../platform/extension-point.ts"

export type ReferralPaid = { userId: string; referralId: string; points: number; now: number }

export const referralPaid = domainEvent<ReferralPaid>("referral paid")
