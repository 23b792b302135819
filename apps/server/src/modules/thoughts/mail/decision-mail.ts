import type { Brand } from "@confetti/contract/brand"
import type { Words } from "@confetti/domain/messages/words"
import { mailPage } from "../../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../../platform/mail/mailer.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"

export type MailKind = "held" | "taken-down" | "back" | "suspended"

type About = {
  email: string
  brand: Brand
  told: MailKind
  /** "" if the tile is gone. */
  title: string
  reason: string
  canAppeal: boolean
  /** Null for a permanent suspension, and without one. */
  until: Date | null
  link: string | null
}

/** The mail about a decision on a thought, without its text: mail is stored for long, in many places. */
export function decisionMail(about: About): MailMessage {
  const { email, brand, told, link } = about
  const words = wordsIn(brand.language)
  const { subject, lines } = decision(words, about)
  const all = [...lines, ...(link === null || told === "suspended" ? [] : [words.t`Read it here: ${link}`])]
  return {
    to: email,
    subject,
    text: `${all.join("\n\n")}\n`,
    html: mailPage({
      language: words.language,
      brand: brand.name,
      title: subject,
      lines: all,
      origin: link && new URL(link).origin,
    }),
  }
}

function decision(
  { t, language }: Words,
  { told, title, reason, canAppeal, until, brand }: About,
): { subject: string; lines: string[] } {
  const what = title === "" ? t`Your thought` : t`Your thought on “${title}”`
  switch (told) {
    case "held":
      return {
        subject: t`Your thought is being reviewed again`,
        lines: [
          t`${what} was reported by several readers, so only you see it for now.`,
          t`A person will read it and decide. You don’t have to do anything, and you keep its points until then.`,
        ],
      }
    case "taken-down":
      return {
        subject: t`Your thought was removed`,
        lines: [
          t`${what} was removed: ${reason}`,
          t`The points it earned were removed as well.`,
          ...(canAppeal ? [t`If you disagree, you can ask for a second review, once.`] : []),
        ],
      }
    case "back":
      return {
        subject: t`Your thought is back`,
        lines: [t`${what} was reviewed and stays: everyone can read it.`],
      }
    case "suspended":
      return {
        subject:
          until === null
            ? t`You can no longer write thoughts`
            : t`You can write thoughts again on ${dayText(until, language)}`,
        lines: [
          t`A moderator of ${brand.name} decided this for the following reason: ${reason}`,
          t`You can still read everything. What you wrote stays.`,
        ],
      }
  }
}

function dayText(at: Date, language: string): string {
  return at.toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
}
