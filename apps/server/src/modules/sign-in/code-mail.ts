import { type MailMessage } from "../../platform/mail/mailer.ts"
import { mailPage } from "../../platform/mail/mail-page.ts"

type Code = { email: string; code: string; brand: string; minutes: number }

/** The code to sign in with. Equal for those who have an account and those who have none. */
export function codeMail({ email, code, brand, minutes }: Code): MailMessage {
  const subject = `${code} is your ${brand} code`
  const lines = [
    `It signs you in to ${brand} and works for ${minutes} minutes.`,
    "Give it to nobody: we never ask for it. If you did not ask for a code, you can ignore this mail.",
  ]
  return {
    to: email,
    subject,
    text: `${code}\n\n${lines.join("\n\n")}\n`,
    html: mailPage({ brand, title: "Your code", code, lines }),
  }
}
