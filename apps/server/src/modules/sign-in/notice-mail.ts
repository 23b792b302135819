import { mailPage } from "../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../platform/mail/mailer.ts"
import { describeDevice } from "./devices.ts"

type What = "device" | "passkey"

/** Tells the owner of an account of a new way into it. */
export function noticeMail(
  what: What,
  email: string,
  { name: brand }: { name: string },
  userAgent: string | null,
): MailMessage {
  const device = describeDevice(userAgent)
  const title = what === "device" ? `You signed in on a new device` : "A passkey was added to your account"
  const happened =
    what === "device"
      ? `Somebody signed in to ${brand} with your address, on a device we have not seen you on: ${device}.`
      : `From now on it opens your account at ${brand}, without a code. It was added on this device: ${device}.`
  const lines = [
    `${happened} If that was you, all is well.`,
    "If not: sign in, open Settings, remove the passkeys you do not know, and sign out everywhere else. Then look after your mailbox, as whoever reads your mail can sign in as you.",
  ]
  return {
    to: email,
    subject: `${brand}: ${what === "device" ? "a new device" : "a new passkey"}`,
    text: `${title}\n\n${lines.join("\n\n")}\n`,
    html: mailPage({ brand, title, lines }),
  }
}
