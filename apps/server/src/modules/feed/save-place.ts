import { AppError } from "@confetti/contract/app-error"
import { savePlace } from "@confetti/contract/feed"
import { placeKey } from "@confetti/domain/feed/place"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import { placeView, upsertPlace } from "./feed-store.ts"

export const savePlaceCallable = writeCallable(savePlace, async (tx, { feed, tileId: id, savedDate }, context) => {
  const { userId } = context.caller
  const { categories } = context.content.current()
  if (feed !== placeKey(null) && !categories.some(({ slug }) => slug === feed))
    throw new AppError("feed/unknown-category")
  const tileId = await tileIdFor(tx, context, id)
  if (tileId === null) throw new AppError("tile/not-found")
  const savedAt = new Date(Math.min(context.now, savedDate === undefined ? context.now : Date.parse(savedDate)))
  return placeView(await upsertPlace(tx, userId, { feed, tileId, savedAt }))
})
