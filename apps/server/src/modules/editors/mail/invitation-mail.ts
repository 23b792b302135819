import type { Role } from "@confetti/domain/editors/roles"
import { mailPage } from "../../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../../platform/mail/mailer.ts"

type About = {
  email: string
  brand: string
  /** The name of whoever invites; "" where none is known. */
  by: string
  roles: readonly Role[]
  link: string
  expiresAt: Date
}

const can: Record<Role, string> = {
  writer: "write tiles",
  reviewer: "review what readers write and send",
  shop: "look after the shop and its orders",
  owner: "do everything, and decide who else may",
}

export function invitationMail({ email, brand, by, roles, link, expiresAt }: About): MailMessage {
  const title = `You are invited to edit ${brand}`
  const until = expiresAt.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" })
  const lines = [
    `${by === "" ? "Somebody who looks after it" : by} invites you to the studio of ${brand}. There you can ${listOf(roles.map((role) => can[role]))}.`,
    `Open this link and sign in with this address: ${link}`,
    `It works once, until ${until}. The studio asks you for a passkey, so that nobody gets in who only reads your mail.`,
    "If you did not expect this, leave it be: nothing happens until the link is opened.",
  ]
  return {
    to: email,
    subject: title,
    text: `${lines.join("\n\n")}\n`,
    html: mailPage({ language: "en", brand, title, lines, origin: new URL(link).origin }),
  }
}

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(words)
}
