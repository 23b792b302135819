import type { Brand } from "@confetti/contract/brand"
import type { Role } from "@confetti/domain/editors/roles"
import { mailPage } from "../../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../../platform/mail/mailer.ts"
import { type Say, t } from "../../../platform/words/say.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"

type About = {
  email: string
  brand: Brand
  /** "" if the inviter has no name. */
  by: string
  roles: readonly Role[]
  link: string
  expiresAt: Date
}

const can: Record<Role, Say> = {
  writer: t`write tiles`,
  reviewer: t`review readers’ thoughts and media`,
  shop: t`handle the shop and its orders`,
  owner: t`do everything and manage editors`,
}

export function invitationMail({ email, brand, by, roles, link, expiresAt }: About): MailMessage {
  const words = wordsIn(brand.language)
  const { language } = words
  const { name } = brand
  const title = words.t`You are invited to edit ${name}`
  const until = expiresAt.toLocaleDateString(language, { day: "numeric", month: "long", timeZone: "UTC" })
  const rights = new Intl.ListFormat(language, { type: "conjunction" }).format(roles.map((role) => can[role](words)))
  const lines = [
    by === ""
      ? words.t`You are invited to the studio of ${name}. There you can ${rights}.`
      : words.t`${by} invites you to the studio of ${name}. There you can ${rights}.`,
    words.t`Open this link and sign in with this email address: ${link}`,
    words.t`It works once, until ${until}. The studio also needs a passkey, so that access to your email alone is not enough.`,
    words.t`If you did not expect this, ignore this email. Nothing happens unless you open the link.`,
  ]
  return {
    to: email,
    subject: title,
    text: `${lines.join("\n\n")}\n`,
    html: mailPage({ language, brand: name, title, lines, origin: new URL(link).origin }),
  }
}
