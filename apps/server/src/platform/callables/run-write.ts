import { AppError } from "@confetti/contract/app-error"
import { authSecret } from "../auth/auth-secret.ts"
import type { Db, Tx } from "../db/open-database.ts"
import { callableFailure } from "./callable-failure.ts"
import { claimOf } from "./claim-of.ts"
import { Refusal, type WriteContext } from "./define-callable.ts"
import { claimKey, dropKey, keepAnswer, type SavedAnswer, savepoint, undoToSavepoint } from "./idempotency-store.ts"
import { toJson } from "./json-text.ts"

type Write = (tx: Tx) => Promise<unknown>

export type WriteRequest = {
  name: string
  data: unknown
  key: string | null
  context: WriteContext
  afterwards: (() => Promise<void> | void)[]
}

/** Runs a write and its `afterCommit` steps. If those fail, the stored answer is deleted. */
export async function runWrite(db: Db, write: Write, request: WriteRequest): Promise<SavedAnswer> {
  const answer = await commitWrite(db, write, request)
  try {
    for (const step of request.afterwards) await step()
  } catch (error) {
    if (request.key !== null) await dropKey(db, request.context.caller.key, request.key)
    throw error
  }
  return answer
}

/**
 * Runs a write in one transaction. With a key, its answer is stored in it, so that both succeed or fail together; expected failures are
 * stored too, without their changes, except for guests. Unexpected failures are not stored: retrying is right.
 */
function commitWrite(db: Db, write: Write, request: WriteRequest): Promise<SavedAnswer> {
  return db.transaction().execute(async (tx) => {
    if (request.key === null) return answerOf(await write(tx), request.context)
    const { caller, config } = request.context
    const secret = authSecret(config)
    const claim = claimOf(request.context, { ...request, key: request.key })
    const saved = await claimKey(tx, claim, secret)
    if (saved?.isSameRequest) return { status: saved.status, body: saved.body }
    if (saved) throw new AppError("request/key-reused")
    const answer = await answerInside(tx, write, request)
    if (caller.userId === null && answer.status !== 200) await dropKey(tx, claim.user_id, claim.key)
    else await keepAnswer(tx, claim, answer, secret)
    return answer
  })
}

async function answerInside(tx: Tx, write: Write, { context, afterwards }: WriteRequest): Promise<SavedAnswer> {
  await savepoint(tx)
  try {
    return answerOf(await write(tx), context)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await undoToSavepoint(tx)
    afterwards.length = 0
    return callableFailure(error, context)
  }
}

function answerOf(result: unknown, context: WriteContext): SavedAnswer {
  if (result instanceof Refusal) return callableFailure(result.error, context)
  return { status: 200, body: `{"result":${toJson(result)}}` }
}
