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
      ? t`Somebody signed in to ${brand} with your address, on a device we have not seen you on: ${device}. If that was you, all is well.`
      : t`From now on it opens your account at ${brand}, without a code. It was added on this device: ${device}. If that was you, all is well.`,
    t`If not: sign in, open Settings, remove the passkeys you do not know, and sign out everywhere else. Then look after your mailbox, as whoever reads your mail can sign in as you.`,
  ]
  return {
    to: email,
    subject: what === "device" ? t`${brand}: a new device` : t`${brand}: a new passkey`,
    text: `${title}\n\n${lines.join("\n\n")}\n`,
    html: mailPage({ language: words.language, brand, title, lines }),
  }
}
