import { AppError } from "@confetti/contract/app-error"
import { authSecret } from "../auth/auth-secret.ts"
import { runTogether } from "../db/prepared.ts"
import { callableFailure } from "./callable-failure.ts"
import { claimOf } from "./claim-of.ts"
import type { ReadContext, StatementWrite } from "./define-callable.ts"
import { claimWithAnswer, findAnswer, isKeyTaken, type SavedAnswer } from "./idempotency-store.ts"
import { toJson } from "./json-text.ts"

type StatementRequest = { name: string; data: unknown; key: string | null; context: ReadContext }

/**
 * Runs a write of known statements. With a key, the claim and the answer are stored in the same transaction, expected failures included:
 * see `runWrite`. If the key is taken, its stored answer is returned.
 */
export async function runStatements(
  decide: () => Promise<StatementWrite<unknown>>,
  { name, data, key, context }: StatementRequest,
): Promise<SavedAnswer> {
  if (key === null) {
    const { statements, result } = await decide()
    await runTogether(context.pool, statements)
    return success(result)
  }
  const { answer, statements } = await decideAnswer(decide, context)
  const secret = authSecret(context.config)
  const claim = claimOf(context, { name, data, key })
  try {
    await runTogether(context.pool, [claimWithAnswer(claim, answer, secret), ...statements])
    return answer
  } catch (error) {
    const saved = isKeyTaken(error) ? await findAnswer(context.db, claim, secret) : null
    if (saved === null) throw error
    if (!saved.isSameRequest) throw new AppError("request/key-reused")
    return { status: saved.status, body: saved.body }
  }
}

async function decideAnswer(decide: () => Promise<StatementWrite<unknown>>, context: ReadContext) {
  try {
    const { statements, result } = await decide()
    return { statements, answer: success(result) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { statements: [], answer: callableFailure(error, context) }
  }
}

function success(result: unknown): SavedAnswer {
  return { status: 200, body: `{"result":${toJson(result)}}` }
}
