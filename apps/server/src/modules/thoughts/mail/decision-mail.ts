import { mailPage } from "../../../platform/mail/mail-page.ts"
import type { MailMessage } from "../../../platform/mail/mailer.ts"

/** What became of a thought, or of its author: held by reports, taken down, back after a look, or kept from writing. */
export type Told = "held" | "taken-down" | "back" | "suspended"

type About = {
  email: string
  brand: string
  told: Told
  /** What it is about; "" where that tile is gone. */
  title: string
  /** What the reviewer wrote. */
  reason: string
  canAppeal: boolean
  /** Null for good, and where nobody is suspended. */
  until: Date | null
  /** Where the thought stands; null where it is not said where the app is. */
  link: string | null
}

/** What an author reads when somebody decided about what they wrote. Their words are not in it: mail is kept for long, by many. */
export function decisionMail(about: About): MailMessage {
  const { email, brand, told, link } = about
  const { subject, lines } = wordsOf(about)
  const all = [...lines, ...(link === null || told === "suspended" ? [] : [`Here it stands: ${link}`])]
  return {
    to: email,
    subject,
    text: `${all.join("\n\n")}\n`,
    html: mailPage({ brand, title: subject, lines: all }),
  }
}

function wordsOf({ told, title, reason, canAppeal, until, brand }: About): { subject: string; lines: string[] } {
  const what = title === "" ? "What you wrote" : `What you wrote on “${title}”`
  switch (told) {
    case "held":
      return {
        subject: "Somebody looks at your thought again",
        lines: [
          `${what} was reported by several readers, so only you see it for now.`,
          "A person reads it and decides. You need do nothing, and you keep its points until then.",
        ],
      }
    case "taken-down":
      return {
        subject: "Your thought was taken down",
        lines: [
          `${what} was taken down: ${reason}`,
          "What it had brought in points went with it.",
          ...(canAppeal ? ["If you see it otherwise, you can ask for another look, once."] : []),
        ],
      }
    case "back":
      return {
        subject: "Your thought is back",
        lines: [`${what} was looked at, and it stands: everybody can read it.`],
      }
    case "suspended":
      return {
        subject:
          until === null ? "You can no longer write thoughts" : `You can write thoughts again on ${dayText(until)}`,
        lines: [
          `A person who looks after ${brand} decided that, and wrote why: ${reason}`,
          "You can read everything as before. What you wrote stays as it is.",
        ],
      }
  }
}

function dayText(at: Date): string {
  return at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
}
