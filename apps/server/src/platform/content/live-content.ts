import { minute } from "@confetti/domain/durations"
import type pg from "pg"
import type { Changes } from "../db/changes.ts"
import type { Log } from "../log.ts"
import type { ContentSnapshot, FeedOrders } from "./content-snapshot.ts"
import { type CachedOrders, orderFeeds } from "./feed-orders.ts"
import { readSnapshot, readVersion } from "./store.ts"

/** Milliseconds between checks for changes by other processes. */
const pollEvery = 1000

/** The content in memory, at most a second old. */
export type LiveContent = {
  current: () => ContentSnapshot
  orders: () => FeedOrders
  /** Reads again if the version has changed. An import calls it to be visible at once. */
  refresh: () => Promise<void>
  stop: () => Promise<void>
}

export async function openLiveContent(
  pool: pg.Pool,
  clock: () => number,
  log: Log,
  changes: Changes,
): Promise<LiveContent> {
  let snapshot = await readSnapshot(pool)
  let orders: { of: ContentSnapshot; value: CachedOrders } | undefined
  let reading: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    if ((await readVersion(pool)) === snapshot.version) return
    snapshot = await readSnapshot(pool)
    log.info({ version: snapshot.version }, "content changed")
  }

  const refresh = (): Promise<void> => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }

  // The content in memory stays in use while the database is away.
  const follow = (): Promise<void> =>
    refresh().catch((error: unknown) => log.warn({ err: error }, "content could not be read"))
  changes.on("content", () => void follow())
  const timer = setInterval(follow, pollEvery)
  timer.unref()

  return {
    current: () => snapshot,
    orders: () => {
      const now = clock()
      // Orders also change with time: freshness fades, and tiles are published.
      const before = orders?.of === snapshot ? orders.value : undefined
      if (orders === undefined || before?.minute !== Math.floor(now / minute))
        orders = { of: snapshot, value: orderFeeds(snapshot, now, before) }
      return orders.value
    },
    refresh,
    stop: async () => {
      clearInterval(timer)
      await reading.catch(() => {})
    },
  }
}
