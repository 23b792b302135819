import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { type SentForm, sendAnswers } from "@confetti/contract/forms"
import { hour } from "@confetti/domain/durations"
import { idempotentForGuests, type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { secondsUntilFree } from "../../platform/limits/window-limit.ts"
import { answersSince, keepAnswers } from "./store.ts"

const mostOfOne = 5
const mostOfAddress = 60

const sendAnswersOnce = writeCallable(sendAnswers, async (tx, sent, context) => {
  const { userId } = context.caller
  const wait = await secondsToWait(tx, context)
  if (wait > 0) throw new AppError("forms/too-many", { retryAfter: wait })
  await keepAnswers(tx, {
    id: randomUUID(),
    user_id: userId,
    form: sent.form,
    answers: JSON.stringify(answersToStore(sent, userId !== null)),
    received_at: new Date(context.now),
  })
  return { sent: true }
})

export const sendAnswersCallable = idempotentForGuests(sendAnswersOnce)

/** Signed-in people are counted by account, guests by their address. */
async function secondsToWait(tx: Tx, { caller: { userId, address }, limits, now }: WriteContext): Promise<number> {
  const ofAddress = { name: "forms of an address", key: address, most: mostOfAddress, spanMs: hour }
  if (userId === null) {
    const guestLimit = { name: "forms of a guest", key: address, most: mostOfOne, spanMs: hour }
    return limits.spend(tx, [guestLimit, ofAddress], now)
  }
  const ownWait = secondsUntilFree(await sentAt(tx, userId, now), mostOfOne, hour, now)
  return ownWait || limits.spend(tx, [ofAddress], now)
}

async function sentAt(tx: Tx, userId: string, now: number): Promise<number[]> {
  return (await answersSince(tx, userId, new Date(now - hour))).map((date) => date.getTime())
}

/** Account holders are answered at their account's address. A guest's address is stored only if they asked for a reply. */
function answersToStore({ form, answers }: SentForm, hasAccount: boolean): object {
  if (form === "survey") return answers
  const { email, ...rest } = answers
  return rest.mayReply && email !== undefined && !hasAccount ? { ...rest, email } : rest
}
