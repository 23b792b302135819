import { AppError } from "@confetti/contract/app-error"
import { requestDeletion } from "@confetti/contract/users"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { codeGoodForMs, drawCode, hashCode, resendAfterMs } from "./deletion-code.ts"
import { deletionMail } from "./deletion-mail.ts"
import { askedAt, keepCode } from "./store.ts"

/** Mails the code that confirms an erasure. */
export const requestDeletionCallable = writeCallable(requestDeletion, async (tx, _none, context) => {
  const { userId, email } = requireUser(context)
  const { config, content, mail, now, afterCommit } = context
  const before = await askedAt(tx, userId)
  const waitMs = before === null ? 0 : before.getTime() + resendAfterMs - now
  if (waitMs > 0) throw new AppError("request/rate-limited", { retryAfter: Math.ceil(waitMs / 1000) })
  const code = drawCode()
  await keepCode(tx, {
    user_id: userId,
    code_hash: hashCode(authSecret(config), userId, code),
    asked_at: new Date(now),
    expires_at: new Date(now + codeGoodForMs),
  })
  const { brand } = content.current()
  const minutes = codeGoodForMs / 60_000
  // Not before the code is kept, and not inside the transaction: a mail server takes its time.
  afterCommit(() => mail.send(deletionMail({ email, code, brand: brand.name, minutes })))
  return { sent: true }
})
