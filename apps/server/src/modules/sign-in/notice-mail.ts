import type { Brand } from "@confetti/contract/brand"
import { mailPage } from "../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../platform/mail/mailer.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { describeDevice } from "./devices.ts"

type What = "device" | "passkey"

export function noticeMail(
  what: What,
  email: string,
  { name: brand, language }: Pick<Brand, "name" | "language">,
  userAgent: string | null,
): MailMessage {
  const words = wordsIn(language)
  const { t } = words
  const device = describeDevice(words, userAgent)
  const title = what === "device" ? t`You signed in on a new device` : t`A passkey was added to your account`
  const lines = [
    what === "device"
      ? t`Someone signed in to your ${brand} account on a new device: ${device}. If it was you, there is nothing to do.`
      : t`From now on it signs you in to ${brand} without a code. It was added on this device: ${device}. If it was you, there is nothing to do.`,
    t`If it was not you, sign in, open Settings, remove the passkeys you do not recognise, and sign out everywhere else. Then secure your email account: anyone who can read your email can sign in as you.`,
  ]
  return {
    to: email,
    subject: what === "device" ? t`${brand}: new device` : t`${brand}: new passkey`,
    text: `${title}\n\n${lines.join("\n\n")}\n`,
    html: mailPage({ language: words.language, brand, title, lines }),
  }
}
