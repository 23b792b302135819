import type { Config } from "../config.ts"
import type { Log } from "../log.ts"
import { createMailbox, type Mailbox } from "./mailbox.ts"
import type { Mailer } from "./mailer.ts"
import { createSmtpMailer } from "./smtp-mailer.ts"

/** With the emulator flag a mailbox on this machine; otherwise the operator's server. */
export function openMailer(config: Config, log: Log, clock: () => number): { mail: Mailer; mailbox: Mailbox | null } {
  if (config.EMULATOR || config.SMTP_URL === undefined) {
    const mailbox = createMailbox(clock)
    return { mail: mailbox, mailbox }
  }
  const host = new URL(config.PUBLIC_URL ?? "http://localhost").hostname
  return {
    mail: createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM ?? `no-reply@${host}`, log }),
    mailbox: null,
  }
}
