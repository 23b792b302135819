import { recordReads, type TileRead } from "@confetti/contract/tile-taps"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import type { TileEntry } from "../../platform/content/content-snapshot.ts"
import { tileIdsFor } from "../../platform/content/tile-ids.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { type EventContext, publish } from "../../platform/extension-point.ts"
import { furthestReads } from "./furthest-reads.ts"
import { upsertReads } from "./interaction-store.ts"
import { readsChanged, readsCredited } from "./read-events.ts"
import { creditPendingReads, lockReadingTime } from "./reading-credit-store.ts"

/** Reading a subtile counts as a part of its parent, and as having read some of it. */
function asReadOf({ id, subtileCount }: TileEntry, read: TileRead): TileRead {
  if (read.tileId === id) return read
  return { ...read, tileId: id, isRead: read.isRead || read.share === 1, share: read.share / Math.max(1, subtileCount) }
}

/** Records reads, and credits as many as time allows. `recorded` counts the tiles, known ones included. */
export const recordReadsCallable = writeCallable(recordReads, async (tx, { reads }, context) => {
  const { userId } = context.caller
  const { byId } = context.content.current()
  const ids = reads.map(({ tileId }) => tileId)
  const tileIds = await tileIdsFor(tx, context, ids)
  const known = reads.flatMap((read) => {
    const tile = byId.get(tileIds.get(read.tileId) ?? "")
    return tile ? asReadOf(tile, read) : []
  })
  const rows = furthestReads(known, context.now)
  const isReading = rows.some(({ readAt }) => readAt !== null)
  const pace = { now: context.now, msPerRead: context.config.READ_SECONDS * 1000 }
  const locked = isReading ? await lockReadingTime(tx, userId, pace) : null
  await publish(tx, context, readsChanged, { userId, tileIds: await upsertReads(tx, userId, rows) })
  if (locked !== null) await credit(tx, userId, { ...pace, locked }, context)
  return { recorded: rows.length }
})

async function credit(
  tx: Tx,
  userId: string,
  { locked, ...pace }: { now: number; msPerRead: number; locked: Date },
  context: EventContext,
): Promise<void> {
  const { credited, left } = await creditPendingReads(tx, userId, pace, locked)
  if (credited > 0) await publish(tx, context, readsCredited, { userId, afterSeconds: 0 })
  const afterSeconds = Math.ceil(((left + 1) * pace.msPerRead) / 1000)
  if (left > 0) await publish(tx, context, readsCredited, { userId, afterSeconds })
}
