import { setTimeout as wait } from "node:timers/promises"
import { mixFeed } from "@confetti/domain/feed/mix-feed"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Db } from "../../platform/db/open-database.ts"
import type { Log } from "../../platform/log.ts"
import { StoreAway } from "../../platform/storage/store-away.ts"
import { PoolClosed } from "./drawing-lane.ts"
import { drawnAtOnce } from "./drawing-pool.ts"
import type { MediaLibrary } from "./media-library.ts"
import { type MediaBatch, orderBatches, type TileFiles } from "./order-batches.ts"
import { tileFiles } from "./store.ts"
import type { Urgency } from "./urgency-queue.ts"

const lookEvery = 2000
const reportEvery = 10_000

type Parts = { db: Db; library: MediaLibrary; content: LiveContent; log: Log }

/** Draws the files of all tiles ahead, the first screens first. Starts again when the content changes, and continues after a crash. */
export function startBackgroundRenderer({ db, library, content, log }: Parts): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const isStopped = (): boolean => stopping.signal.aborted

  /** Retries silently while the store is away: requests report that. */
  const prepare = async (files: readonly string[], urgency: Urgency): Promise<void> => {
    while (!isStopped()) {
      try {
        return await library.prepare(files, urgency)
      } catch (error) {
        if (error instanceof PoolClosed) return
        if (!(error instanceof StoreAway)) return log.error({ err: error, files }, "a picture could not be made")
        await pause()
      }
    }
  }
  const pause = (): Promise<unknown> =>
    wait(lookEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  const makeAll = async (batches: readonly MediaBatch[]): Promise<void> => {
    const startedAt = performance.now()
    let reportedAt = startedAt
    const left = batches.entries()
    const makeNext = async (): Promise<void> => {
      for (const [done, { files, urgency }] of left) {
        if (isStopped()) return
        await prepare(files, urgency)
        if (performance.now() - reportedAt < reportEvery) continue
        reportedAt = performance.now()
        log.info({ done: done + 1, of: batches.length, seconds: seconds(startedAt) }, "making pictures")
      }
    }
    await Promise.all(Array.from({ length: drawnAtOnce }, makeNext))
    // Nothing to do means no line in the log.
    if (!isStopped() && performance.now() - startedAt > 1000)
      log.info({ of: batches.length, seconds: seconds(startedAt) }, "pictures made")
  }

  const run = async (): Promise<void> => {
    let made = -1
    while (!isStopped()) {
      const { version } = content.current()
      if (version !== made) {
        const { soon, later } = orderBatches(await tilesInOrder(db, content))
        await makeAll([...soon, ...later])
        made = version
      }
      await pause()
    }
  }

  const running = run().catch((error: unknown) => log.error({ err: error }, "the pictures' background work ended"))
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function tilesInOrder(db: Db, content: LiveContent): Promise<TileFiles[]> {
  const orders = content.orders()
  const byId = new Map((await tileFiles(db)).map((files) => [files.id, files]))
  const feed = mixFeed(orders.ids, orders.developingIds(null)).flatMap(({ tileId }) => byId.get(tileId) ?? [])
  return [...new Set([...feed, ...byId.values()])]
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000)
}
