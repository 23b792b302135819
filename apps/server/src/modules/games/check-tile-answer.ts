import { AppError } from "@confetti/contract/app-error"
import { checkTileAnswer } from "@confetti/contract/games"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { openQuestionsOf } from "./tile-questions.ts"
import { spendTurn } from "./turn-limits.ts"

/** Checks an answer. Nothing is stored. */
export const checkTileAnswerCallable = readCallable(checkTileAnswer, async ({ tileId, number }, context) => {
  spendTurn(context.caller.key, context)
  const asked = (await openQuestionsOf(tileId, context)).find((question) => question.number === number)
  if (!asked) throw new AppError("game/no-question")
  return { right: asked.right, why: asked.why }
})
