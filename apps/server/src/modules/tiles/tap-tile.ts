import { AppError } from "@confetti/contract/app-error"
import { tapTile } from "@confetti/contract/tile-taps"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { isTileThere } from "../../platform/content/is-tile-there.ts"
import { putTap } from "./meeting-store.ts"
import { notAfter } from "./not-after.ts"
import { tileTapView } from "./tile-tap-view.ts"

/** Records that a tile was opened, now or then, and how many subtiles it had. */
export const tapTileCallable = writeCallable(tapTile, async (tx, { tileId, tappedDate, subtileCount }, context) => {
  const { userId } = requireUser(context)
  const { content, now } = context
  const tile = content.current().byId.get(tileId)
  if (!tile || !isTileThere(content, tileId, now)) throw new AppError("tile/not-found")
  const tap = {
    tileId,
    tappedAt: notAfter(now, tappedDate),
    subtileCount: Math.min(subtileCount ?? tile.subtileCount, tile.subtileCount),
  }
  return tileTapView(await putTap(tx, userId, tap))
})
