import { AppError } from "@confetti/contract/app-error"
import { addGuess } from "@confetti/contract/guess-histogram"
import { day } from "@confetti/domain/durations"
import { guessBin } from "@confetti/domain/tile/guess-bin"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { findQuestion } from "./find-question.ts"
import { histogramOf } from "./histogram-of.ts"
import { incrementBin } from "./store.ts"

/** Enough for a school behind one address, too few for a script. */
const mostOfAddress = 30

export const addGuessCallable = writeCallable(addGuess, async (tx, { questionId, guess }, context) => {
  const question = await findQuestion(tx, context, questionId)
  if (guess < question.min || guess > question.max)
    throw new AppError("request/invalid", { fields: [`guess: must lie between ${question.min} and ${question.max}`] })
  if (await isCounted(tx, context, questionId))
    await incrementBin(tx, questionId, guessBin(guess, question), new Date(context.now))
  return histogramOf(tx, questionId)
})

/** Stores a keyed hash of who guessed, for as long as a repeated guess must not count. */
async function isCounted(
  tx: Tx,
  { caller: { userId, address }, limits, now }: WriteContext,
  questionId: string,
): Promise<boolean> {
  const ofAddress = { name: "guesses of an address", key: `${questionId} ${address}`, most: mostOfAddress, spanMs: day }
  const ofPerson = { name: "guesses of a person", key: `${questionId} ${userId}`, most: 1, spanMs: 30 * day }
  return (await limits.spend(tx, userId === null ? [ofAddress] : [ofPerson, ofAddress], now)) === 0
}
