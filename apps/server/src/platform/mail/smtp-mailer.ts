import { AppError } from "@confetti/contract/app-error"
import { createTransport } from "nodemailer"
import { createBreaker } from "../create-breaker.ts"
import type { Log } from "../log.ts"
import type { Mailer } from "./mailer.ts"

/** Milliseconds: some servers take seconds to greet. */
const usualPatience = 10_000

export const coolOffMs = 5000

type Parts = {
  url: string
  from: string
  /** The sender's name, if `from` is only an address. */
  name?: () => string
  mustBeSecret: boolean
  log: Log
  patience?: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Sends mail through the operator's SMTP server. After a timeout, calls fail at once for a while. */
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
    // Otherwise mail is sent unencrypted if TLS is not offered, or the offer was removed on the way.
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
        // An address object is a single address: line breaks can't add headers.
        await whileThere(() =>
          transport.sendMail({
            from: from.includes("<") || !name ? from : { name: oneLine(name()), address: from },
            to: { name: "", address: oneLine(to) },
            subject: oneLine(subject),
            text,
            html,
            // Prevents out-of-office replies.
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

/** The mail server's answer without addresses. */
function describeFailure(error: unknown): Record<string, unknown> {
  const { code, command, responseCode, message = String(error) } = error as Partial<SMTPError>
  const hide = (word: string): string => (word.includes("@") ? "[address]" : word)
  const words = message.slice(0, longestAnswer).replace(/[^\s<>"'(),;:]+/g, hide)
  return { code, command, responseCode, words }
}

type SMTPError = Error & { code: string; command: string; responseCode: number }
