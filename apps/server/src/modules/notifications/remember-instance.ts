import { messagingInstance } from "@confetti/contract/notifications"
import { hour } from "@confetti/domain/durations"
import { LRUCache } from "lru-cache"
import type { CallObserver } from "../../platform/callables/define-callable.ts"
import type { Services } from "../../platform/services.ts"
import { deleteOldInstances, hasInstance, keepNewInstance } from "./store.ts"

/** The last use of a device is updated once a day. */
const staleAfter = 24 * hour
const memory = 4 * 1024 * 1024

export const mostInstances = 10

/**
 * Stores the messaging instance that a signed-in person's calls carry. Most calls find it in memory. The database is read once an hour, as
 * another process may have given the device to someone else, and written only on a change.
 */
export function rememberInstance({ db, log }: Pick<Services, "db" | "log">): CallObserver {
  const known = new LRUCache<string, { userId: string; at: number }>({ maxSize: memory })
  return async ({ caller: { userId }, messagingInstance: given, now, requestId }) => {
    if (userId === null || given === null) return
    const before = known.get(given)
    if (before?.userId === userId && now - before.at < hour) return
    const parsed = messagingInstance.safeParse(given)
    if (!parsed.success) return
    const instance = parsed.data
    known.set(instance, { userId, at: now }, { size: 2 * instance.length + 100 })
    try {
      if (await hasInstance(db, userId, instance, new Date(now - staleAfter))) return
      await db.transaction().execute(async (tx) => {
        await keepNewInstance(tx, userId, { instance, platform: "unknown", seen_at: new Date(now) })
        await deleteOldInstances(tx, userId, mostInstances)
      })
    } catch (error) {
      // Push matters less than the waiting call.
      log.warn({ requestId, err: error }, "a messaging instance could not be kept")
      known.set(instance, { userId, at: 0 }, { size: 100 })
    }
  }
}
