import type { Config } from "../config.ts"
import { isLoopbackHost } from "../http/loopback.ts"
import type { Log } from "../log.ts"
import { createMailbox, type Mailbox } from "./mailbox.ts"
import type { Mailer } from "./mailer.ts"
import { createSmtpMailer } from "./smtp-mailer.ts"
import { traceMail } from "./trace-mail.ts"

type Parts = {
  config: Config
  log: Log
  clock: () => number
  /** The sender's name, if only an address is configured, or none. */
  name: () => string
}

/** A local mailbox under the emulator; otherwise the operator's server. */
export function openMailer({ config, log, clock, name }: Parts): { mail: Mailer; mailbox: Mailbox | null } {
  if (config.EMULATOR || config.SMTP_URL === undefined) {
    const mailbox = createMailbox(clock)
    return { mail: traceMail(mailbox), mailbox }
  }
  const host = new URL(config.PUBLIC_URL ?? "http://localhost").hostname
  const { SMTP_URL: url, MAIL_FROM: from = `no-reply@${host}` } = config
  return {
    mail: traceMail(createSmtpMailer({ url, from, name, mustBeSecret: mustBeSecret(config.SMTP_TLS, url), log })),
    mailbox: null,
  }
}

/** Mail needs TLS, except to this machine, unless configured otherwise. */
export function mustBeSecret(isWanted: boolean, url: string): boolean {
  const { hostname } = new URL(url)
  return isWanted && !isLoopbackHost(hostname)
}
