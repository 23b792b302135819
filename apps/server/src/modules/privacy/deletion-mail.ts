import { mailPage } from "../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../platform/mail/mailer.ts"

type Code = { email: string; code: string; brand: string; minutes: number }

/** The code that confirms that somebody wants to be erased. */
export function deletionMail({ email, code, brand, minutes }: Code): MailMessage {
  const lines = [
    `It deletes your ${brand} account and everything that belongs to it, for good, and works for ${minutes} minutes.`,
    "If you did not ask for this, somebody else is signed in as you: end their session in the settings, under devices.",
  ]
  return {
    to: email,
    subject: `${code} deletes your ${brand} account`,
    text: `${code}\n\n${lines.join("\n\n")}\n`,
    html: mailPage({ brand, title: "Delete your account", code, lines }),
  }
}
