import { AppError } from "@confetti/contract/app-error"
import { createTransport } from "nodemailer"
import { createBreaker } from "../create-breaker.ts"
import type { Log } from "../log.ts"
import type { Mailer } from "./mailer.ts"

/** Some servers take seconds to greet, in milliseconds. */
const usualPatience = 10_000

export const coolOffMs = 5000

type Parts = {
  url: string
  from: string
  /** What stands before the address where `from` is an address alone. */
  name?: () => string
  mustBeSecret: boolean
  log: Log
  patience?: number
  /** Milliseconds by a monotonic clock. */
  now?: () => number
}

/** Hands mail to the operator's SMTP server. Who asks after somebody waited for it in vain is told at once that it is away. */
export function createSmtpMailer({ url, from, name, mustBeSecret, log, patience = usualPatience, now }: Parts): Mailer {
  const whileThere = createBreaker({
    isSilence: (error) => (error as Partial<SMTPError>).code === "ETIMEDOUT",
    refusal: () => new AppError("mail/unavailable"),
    coolOffMs,
    ...(now && { now }),
  })
  const transport = createTransport({
    url,
    pool: true,
    // Without it, mail goes out in clear to a server that offers no TLS, or from which somebody on the way took the offer.
    requireTLS: mustBeSecret,
    maxConnections: 5,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html }) => {
      try {
        // An address given as an object is one address, whatever it contains; a line break ends no header.
        await whileThere(() =>
          transport.sendMail({
            from: from.includes("<") || !name ? from : { name: oneLine(name()), address: from },
            to: { name: "", address: oneLine(to) },
            subject: oneLine(subject),
            text,
            html,
            // So that no out-of-office note comes back.
            headers: { "auto-submitted": "auto-generated" },
          }),
        )
      } catch (error) {
        if (error instanceof AppError) throw error
        log.error({ mail: describeFailure(error) }, "mail could not be handed over")
        throw new AppError("mail/unavailable")
      }
    },
    close: async () => transport.close(),
  }
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, " ")
}

const longestAnswer = 500

/** What the mail server said, without the addresses it said it of. */
function describeFailure(error: unknown): Record<string, unknown> {
  const { code, command, responseCode, message = String(error) } = error as Partial<SMTPError>
  const hide = (word: string): string => (word.includes("@") ? "[address]" : word)
  const words = message.slice(0, longestAnswer).replace(/[^\s<>"'(),;:]+/g, hide)
  return { code, command, responseCode, words }
}

type SMTPError = Error & { code: string; command: string; responseCode: number }
