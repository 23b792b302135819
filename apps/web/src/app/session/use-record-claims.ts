import { isAccountComplete } from "@confetti/domain/account/is-account-complete"
import { useEffect } from "react"
import { claimMutation } from "../../features/points/claim/index.ts"
import { overviewRead } from "../../features/points/index.ts"
import { useSession } from "../../features/session/index.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import { useReadCache } from "../../platform/reads/use-reads.ts"
import { useSync } from "../../platform/sync/sync.ts"

/**
 * Claims actions shown by the person's record and not paid yet: a complete account, notifications. Repeated when `reached` changes: a first
 * notification has arrived.
 */
export function useRecordClaims(reached = 0): void {
  const cache = useReadCache()
  const sync = useSync()
  const { user } = useSession()
  const id = user?.id ?? null
  const isComplete = user !== null && isAccountComplete(user)
  const isNotified = user?.notifications === true
  useEffect(() => {
    if (id === null || !(isComplete || isNotified)) return
    const claim = async () => {
      const ways = () => cache.peek(overviewRead).data?.ways.filter(({ action }) => asked.has(action))
      if (ways()?.every(({ isOver }) => isOver)) return
      await cache.load(overviewRead, 0)
      for (const { action, isClaimable, isOver } of ways() ?? []) {
        if (!isOver && isClaimable)
          sync.emit((engine) => engine.enqueue(claimMutation, { action, tileId: "", isNew: true }))
      }
    }
    void claim().catch(reportBug)
  }, [cache, sync, id, isComplete, isNotified, reached])
}

const asked = new Set<string>(["complete_account", "enable_notifications"])
