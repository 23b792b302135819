import { hash } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import type { Db, Tx } from "../db/open-database.ts"
import { describeError } from "../http/describe-error.ts"
import type { WriteContext } from "./define-callable.ts"
import { claimKey, type KeptAnswer, keepAnswer, savepoint, undoToSavepoint } from "./idempotency-store.ts"
import { toJson } from "./json-text.ts"

type Write = (tx: Tx) => Promise<unknown>

export type WriteRequest = { name: string; data: unknown; key: string | null; context: WriteContext }

/**
 * Runs a write in one transaction. With a key, its answer is kept in that same transaction, so that the effect and the
 * answer stand or fall together; expected failures are answers too, with their effects undone. The unexpected is never
 * kept: trying again is then right.
 */
export async function runWrite(db: Db, write: Write, request: WriteRequest): Promise<KeptAnswer> {
  return db.transaction().execute(async (tx) => {
    if (request.key === null) return success(await write(tx))
    const { caller } = request.context
    const claim = {
      user_id: caller.key,
      key: request.key,
      callable: request.name,
      request_hash: hash("sha256", JSON.stringify(request.data)),
    }
    const kept = await claimKey(tx, claim)
    if (kept?.isSameRequest) return { status: kept.status, body: kept.body }
    if (kept) throw new AppError("request/key-reused")
    const answer = await answerInside(tx, write, request.context)
    await keepAnswer(tx, claim, answer)
    return answer
  })
}

async function answerInside(tx: Tx, write: Write, { requestId, log }: WriteContext): Promise<KeptAnswer> {
  await savepoint(tx)
  try {
    return success(await write(tx))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await undoToSavepoint(tx)
    const { http, body } = describeError(error, requestId, log)
    return { status: http, body: JSON.stringify(body) }
  }
}

function success(result: unknown): KeptAnswer {
  return { status: 200, body: `{"result":${toJson(result)}}` }
}
