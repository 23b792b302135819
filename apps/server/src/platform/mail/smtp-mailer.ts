import { AppError } from "@confetti/contract/app-error"
import { createTransport } from "nodemailer"
import type { Log } from "../log.ts"
import type { Mailer } from "./mailer.ts"

const patience = 10_000

type Parts = { url: string; from: string; log: Log }

/** Hands mail to the operator's SMTP server. */
export function createSmtpMailer({ url, from, log }: Parts): Mailer {
  const transport = createTransport({
    url,
    pool: true,
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
        await transport.sendMail({
          from,
          to: { name: "", address: oneLine(to) },
          subject: oneLine(subject),
          text,
          html,
        })
      } catch (error) {
        log.error({ err: error }, "mail could not be handed over")
        throw new AppError("mail/unavailable")
      }
    },
    close: async () => transport.close(),
  }
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, " ")
}
