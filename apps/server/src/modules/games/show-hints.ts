import { AppError } from "@confetti/contract/app-error"
import { showHints } from "@confetti/contract/games"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { showPlay } from "./show-play.ts"
import { putPlay } from "./store.ts"
import { takeTurn } from "./take-turn.ts"

export const showHintsCallable = writeCallable(showHints, async (tx, asked, context) => {
  const { play, puzzle, today } = await takeTurn(tx, asked, context)
  if (play.outcome !== null) throw new AppError("game/already-finished")
  const hinted = { ...play, is_hinted: true }
  if (!play.is_hinted) await putPlay(tx, hinted)
  return showPlay(tx, { play: hinted, puzzle, today }, context.now)
})
