import type { ReferralStatus } from "@confetti/contract/referrals"
import { call } from "../../platform/api.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"

const key = "referrals"

/** Both sides of inviting, as they are now. */
export function useReferrals() {
  const cache = useReadCache()
  const read = useRead<ReferralStatus>(
    { key, read: () => call<ReferralStatus>("referrals-get_status") },
    { freshFor: 0 },
  )
  const appeal = async (referralId: string, text: string) => {
    cache.keep(key, await call<ReferralStatus>("referrals-appeal", { referralId, text }))
  }
  return { ...read, appeal }
}
