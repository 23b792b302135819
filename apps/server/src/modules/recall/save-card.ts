import { AppError } from "@confetti/contract/app-error"
import { saveCard } from "@confetti/contract/recall"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import { saveOutcome } from "./store.ts"

export const saveCardCallable = writeCallable(saveCard, async (tx, { tileId: id, zone, outcome }, context) => {
  const { userId } = context.caller
  const tileId = await tileIdFor(tx, context, id)
  if (tileId === null) throw new AppError("tile/not-found")
  const card = await saveOutcome(tx, userId, { tileId, outcome, on: dayIn(zone, context.now) })
  return { outcome: card.outcome }
})
