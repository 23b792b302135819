import { isAccountComplete } from "@confetti/domain/is-account-complete"
import { useEffect } from "react"
import { type Overview, overviewKey, overviewRead } from "../features/points/index.ts"
import { useSession } from "../features/session/index.ts"
import { useReadCache } from "../platform/reads/use-reads.ts"

/** What somebody's own record shows to be done is claimed, where it is not paid yet: a complete account, notifications turned on. */
export function useRecordClaims(): void {
  const cache = useReadCache()
  const { user } = useSession()
  const id = user?.id ?? null
  const isComplete = user !== null && isAccountComplete(user)
  const isNotified = user?.notifications === true
  useEffect(() => {
    if (id === null || !(isComplete || isNotified)) return
    const claim = async () => {
      const ways = () => cache.peek<Overview>(overviewKey).data?.ways.filter(({ action }) => asked.has(action))
      if (ways()?.every(({ isOver }) => isOver)) return
      await cache.load(overviewRead(true), 0)
      const { claimPoints } = await import("../platform/outbox/index.ts")
      for (const { action, isClaimable, isOver } of ways() ?? []) {
        if (!isOver && isClaimable) claimPoints(action)
      }
    }
    // Without its code, as without a connection, it is asked for the next time.
    void claim().catch(() => undefined)
  }, [cache, id, isComplete, isNotified])
}

const asked = new Set<string>(["complete_account", "enable_notifications"])
