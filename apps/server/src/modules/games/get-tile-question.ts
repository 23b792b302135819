import { getTileQuestion } from "@confetti/contract/games"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { openQuestionsOf, questionOfDay } from "./tile-questions.ts"
import { spendTurn } from "./turn-limits.ts"

export const getTileQuestionCallable = readCallable(getTileQuestion, async ({ tileId }, context) => {
  spendTurn(context.caller.key, context)
  const asked = questionOfDay(await openQuestionsOf(tileId, context), context.now)
  return asked && { number: asked.number, question: asked.question, options: asked.options }
})
