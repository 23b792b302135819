import { AppError } from "@confetti/contract/app-error"
import { tapTile } from "@confetti/contract/tile-taps"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import { notAfter } from "./furthest-reads.ts"
import { tileTapView, upsertTap } from "./interaction-store.ts"

/** Records that a tile was opened, and its number of subtiles. A subtile counts for its parent. */
export const tapTileCallable = writeCallable(tapTile, async (tx, { tileId: id, tappedDate, subtileCount }, context) => {
  const { userId } = context.caller
  const { content, now } = context
  const tileId = await tileIdFor(tx, context, id)
  const tile = tileId === null ? undefined : content.current().byId.get(tileId)
  if (tileId === null || !tile) throw new AppError("tile/not-found")
  const tap = {
    tileId,
    tappedAt: notAfter(now, tappedDate),
    subtileCount: Math.min(subtileCount ?? tile.subtileCount, tile.subtileCount),
  }
  return tileTapView(await upsertTap(tx, userId, tap))
})
