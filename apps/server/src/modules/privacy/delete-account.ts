import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { deleteAccount } from "@confetti/contract/users"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import { Refusal, writeCallable } from "../../platform/callables/define-callable.ts"
import { endAccount } from "../sign-in/store.ts"
import { hashCode, isSameHash, mostTries } from "./deletion-code.ts"
import { sendErasure } from "./erase-person.ts"
import { addErasure, countTry, findCode } from "./store.ts"

/** Ends the account and its sessions; a job deletes the data. */
export const deleteAccountCallable = writeCallable(deleteAccount, async (tx, { code }, context) => {
  const { userId, email } = context.caller
  const { config, jobs, sessions, now, afterCommit } = context
  const saved = await findCode(tx, userId)
  if (!saved || saved.expires_at.getTime() <= now) throw new AppError("session/code-expired")
  if (saved.tries >= mostTries) throw new AppError("session/too-many-tries")
  if (!isSameHash(saved.code_hash, hashCode(authSecret(config), userId, code))) {
    await countTry(tx, userId)
    return new Refusal(new AppError("session/wrong-code", { triesLeft: mostTries - saved.tries - 1 }))
  }
  await endAccount(tx, userId, email)
  const erasure = randomUUID()
  await addErasure(tx, { id: erasure, user_id: userId, email, asked_at: new Date(now) })
  await sendErasure(tx, jobs, erasure)
  afterCommit(() => sessions.forget(userId))
  return { erased: true }
})
