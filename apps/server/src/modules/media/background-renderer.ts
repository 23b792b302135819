import { setTimeout as wait } from "node:timers/promises"
import { mixFeed } from "@confetti/domain/mix-feed"
import type { Db } from "../../platform/db/open-database.ts"
import type { Log } from "../../platform/log.ts"
import type { LiveContent } from "../../platform/content/live-content.ts"
import { PoolClosed } from "./drawing-pool.ts"
import type { MediaLibrary } from "./media-library.ts"
import { type MediaBatch, type TileFiles, orderBatches } from "./order-batches.ts"
import { tileFiles } from "./store.ts"

const lookEvery = 2000
const reportEvery = 10_000

type Parts = { db: Db; library: MediaLibrary; content: LiveContent; log: Log }

/**
 * Makes the files of all tiles ahead of their readers: the first screens' two at a time, the rest one by one, so that a core
 * stays free. Begins again whenever the content changes. What a killed process left out, the next one makes.
 */
export function startBackgroundRenderer({ db, library, content, log }: Parts): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const isStopped = (): boolean => stopping.signal.aborted

  const makeAll = async (batches: readonly MediaBatch[], lanes: number): Promise<void> => {
    const startedAt = performance.now()
    let done = 0
    let reportedAt = startedAt
    const queue = batches.values()
    const lane = async (): Promise<void> => {
      for (const { files, urgency } of queue) {
        if (isStopped()) return
        await library.prepare(files, urgency).catch((error: unknown) => {
          if (!(error instanceof PoolClosed)) log.error({ err: error, files }, "a picture could not be made")
        })
        done += 1
        if (performance.now() - reportedAt < reportEvery) continue
        reportedAt = performance.now()
        log.info({ done, of: batches.length, seconds: seconds(startedAt) }, "making pictures")
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    // Finding everything there takes no time, and no line in the log.
    if (!isStopped() && performance.now() - startedAt > 1000)
      log.info({ of: batches.length, seconds: seconds(startedAt) }, "pictures made")
  }

  const run = async (): Promise<void> => {
    let made = -1
    while (!isStopped()) {
      const { version } = content.current()
      if (version !== made) {
        const { soon, later } = orderBatches(await tilesInOrder(db, content))
        await makeAll(soon, 2)
        await makeAll(later, 1)
        made = version
      }
      await wait(lookEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
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

/** The files of all visible tiles as the home feed shows them, those not in it last. */
async function tilesInOrder(db: Db, content: LiveContent): Promise<TileFiles[]> {
  const orders = content.orders()
  const byId = new Map((await tileFiles(db)).map((files) => [files.id, files]))
  const feed = mixFeed(orders.ids, orders.developingIds(null)).flatMap(({ tileId }) => byId.get(tileId) ?? [])
  return [...new Set([...feed, ...byId.values()])]
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000)
}
