import { call } from "../../../platform/api.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { type ReadCache, readCacheOf } from "../../../platform/reads/read-cache.ts"
import { readStored, writeStored } from "../../../platform/storage.ts"
import type { Visit } from "../../../platform/visit.ts"
import { pointsOnTheWayOf } from "../badge/index.ts"
import { claimMutation } from "../claim/claim-mutation.ts"
import { overviewRead, refreshPoints, refreshStatement } from "../points-reads.ts"
import { batchPointsToasts, type PointsToast } from "./batch-points-toasts.ts"
import { afterPaid, isSeen, isUnclaimed, payoutsIn } from "./payouts.ts"
import { createPointsToasts } from "./show-points-toast.ts"

const key = "cf_points_seen"

/** More than come between two visits. */
const most = 30

type Parts = { userId: string; cache: ReadCache; add: (toast: PointsToast) => void }

/** Milliseconds after which the history is read again, for several points at once. */
const settlesAfter = 1500

export function followPoints({ userId, scope, engine }: Pick<Visit, "userId" | "scope" | "engine">): {
  /** Looks for points paid without a claim. */
  look: () => void
  stop: () => void
} {
  const [cache, pointsOnTheWay] = [readCacheOf(scope), pointsOnTheWayOf(scope)]
  // Points without a claim are already in the server's balance.
  const shown = createPointsToasts(scope, ({ action, points }) => {
    if (!isUnclaimed(action)) pointsOnTheWay.set(Math.max(0, pointsOnTheWay.get() - points))
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const toasts = batchPointsToasts({
    show: shown.show,
    now: () => performance.now(),
    after: (ms, act) => {
      const waiting = setTimeout(act, ms)
      return () => clearTimeout(waiting)
    },
  })
  const offPaid = engine.on(claimMutation, (paid) => {
    toasts.add(paid)
    const { data } = cache.peek(overviewRead)
    pointsOnTheWay.set(pointsOnTheWay.get() + paid.points)
    if (data) cache.keep(overviewRead, afterPaid(data, paid))
    // A request under way may be older than this payment.
    else void cache.load(overviewRead, 0).then(() => cache.load(overviewRead, 0))
    clearTimeout(timer)
    timer = setTimeout(() => void refreshStatement(cache), settlesAfter)
  })
  const news = followPayouts({ userId, cache, add: toasts.add })
  return {
    look: news.look,
    stop: () => {
      news.stop()
      clearTimeout(timer)
      toasts.stop()
      shown.remove()
      pointsOnTheWay.set(0)
      offPaid()
    },
  }
}

function followPayouts({ userId, cache, add }: Parts): { look: () => void; stop: () => void } {
  let isOver = false

  const look = async () => {
    if (document.hidden) return
    const { entries } = await call("points-list_entries", { filter: "earned", limit: most })
    if (isOver) return
    const { toasts, seen } = payoutsIn(entries, userId, readStored(key, isSeen))
    writeStored(key, seen)
    if (toasts.length === 0) return
    for (const toast of toasts) add(toast)
    // A reviewer has decided: cached pages show the thought as waiting.
    if (toasts.some(({ action }) => action === "create_a_thought")) cache.invalidate()
    await refreshPoints(cache)
  }
  // Offline there is no news.
  const lookAgain = () => void look().catch(reportBug)
  document.addEventListener("visibilitychange", lookAgain)
  lookAgain()
  return {
    look: lookAgain,
    stop: () => {
      isOver = true
      document.removeEventListener("visibilitychange", lookAgain)
    },
  }
}
