import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { type SentForm, sendAnswers } from "@confetti/contract/forms"
import { hour } from "@confetti/domain/durations"
import { keptForStrangers, type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Config } from "../../platform/config.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { createWindowLimit, secondsUntilFree, type WindowLimit } from "../../platform/http/window-limit.ts"
import { answersSince, keepAnswers } from "./store.ts"

const mostOfOne = 5
const mostOfAddress = 60

type Limits = { byStranger: WindowLimit; byAddress: WindowLimit }

/** Each server has its own. */
const limits = new WeakMap<Config, Limits>()

function limitsOf(config: Config): Limits {
  const known = limits.get(config)
  if (known) return known
  const made = { byStranger: createWindowLimit(mostOfOne, hour), byAddress: createWindowLimit(mostOfAddress, hour) }
  limits.set(config, made)
  return made
}

/** Keeps what somebody wrote on one of the forms. */
const sendAnswersOnce = writeCallable(sendAnswers, async (tx, sent, context) => {
  const { userId } = context.caller
  const wait = await secondsToWait(tx, context)
  if (wait > 0) throw new AppError("forms/too-many", { retryAfter: wait })
  await keepAnswers(tx, {
    id: randomUUID(),
    user_id: userId,
    form: sent.form,
    answers: JSON.stringify(kept(sent, userId !== null)),
    received_at: new Date(context.now),
  })
  return { sent: true }
})

export const sendAnswersCallable = keptForStrangers(sendAnswersOnce)

/** A person is counted where their answers are kept, wherever they send from; strangers by the address they share. */
async function secondsToWait(tx: Tx, { caller: { userId, address }, config, now }: WriteContext): Promise<number> {
  const { byStranger, byAddress } = limitsOf(config)
  const ownWait =
    userId === null
      ? byStranger.wait(address, now)
      : secondsUntilFree(await sentAt(tx, userId, now), mostOfOne, hour, now)
  const wait = ownWait || byAddress.wait(address, now)
  if (wait > 0) return wait
  if (userId === null) byStranger.take(address, now)
  byAddress.take(address, now)
  return 0
}

async function sentAt(tx: Tx, userId: string, now: number): Promise<number[]> {
  return (await answersSince(tx, userId, new Date(now - hour))).map((date) => date.getTime())
}

/** Whoever has an account is answered there. An address is kept only of somebody who asked to be written to. */
function kept({ form, answers }: SentForm, hasAccount: boolean): object {
  if (form === "survey") return answers
  const { email, ...rest } = answers
  return rest.mayReply && email !== undefined && !hasAccount ? { ...rest, email } : rest
}
