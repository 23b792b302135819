import { AppError } from "@confetti/contract/app-error"
import type { Brand } from "@confetti/contract/brand"
import { requestDeletion } from "@confetti/contract/users"
import { day } from "@confetti/domain/durations"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mailPage } from "../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../platform/mail/mailer.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { codeGoodForMs, drawCode, hashCode, mostADay, resendAfterMs } from "./deletion-code.ts"
import { keepCode, lastAsked } from "./store.ts"

export const requestDeletionCallable = writeCallable(requestDeletion, async (tx, _none, context) => {
  const { userId, email } = context.caller
  const { config, content, mail, now, afterCommit } = context
  const before = await lastAsked(tx, userId)
  const isSameDay = before !== undefined && now - before.day_began_at.getTime() < day
  const waitMs = waitFor(before, isSameDay, now)
  if (waitMs > 0) throw new AppError("request/rate-limited", { retryAfter: Math.ceil(waitMs / 1000) })
  const code = drawCode()
  await keepCode(tx, {
    user_id: userId,
    code_hash: hashCode(authSecret(config), userId, code),
    asked_at: new Date(now),
    expires_at: new Date(now + codeGoodForMs),
    day_began_at: isSameDay ? before.day_began_at : new Date(now),
    asked_that_day: isSameDay ? before.asked_that_day + 1 : 1,
  })
  const { brand } = content.current()
  const minutes = codeGoodForMs / 60_000
  // After the commit, as a mail server takes its time.
  afterCommit(() => mail.send(deletionMail({ email, code, brand, minutes })))
  return { sent: true }
})

type Asked = { asked_at: Date; day_began_at: Date; asked_that_day: number }

/** Milliseconds until another code may be requested. */
function waitFor(before: Asked | undefined, isSameDay: boolean, now: number): number {
  if (before === undefined) return 0
  const again = before.asked_at.getTime() + resendAfterMs - now
  return isSameDay && before.asked_that_day >= mostADay ? before.day_began_at.getTime() + day - now : again
}

type Code = { email: string; code: string; brand: Brand; minutes: number }

function deletionMail({ email, code, brand, minutes }: Code): MailMessage {
  const { t, language } = wordsIn(brand.language)
  const { name } = brand
  const lines = [
    t`It permanently deletes your ${name} account and everything in it. It works for ${minutes} minutes.`,
    t`If you did not ask for this, someone else is signed in as you. Open Settings, and sign their device out under Devices.`,
  ]
  return {
    to: email,
    subject: t`${code} deletes your ${name} account`,
    text: `${code}\n\n${lines.join("\n\n")}\n`,
    html: mailPage({ language, brand: name, title: t`Delete your account`, code, lines }),
  }
}
