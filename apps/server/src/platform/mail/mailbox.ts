import type { Mailer, MailMessage } from "./mailer.ts"

export type KeptMail = MailMessage & { sentAt: string }

/** Stores mail instead of sending it, for the emulator. */
export type Mailbox = Mailer & {
  /** Newest first, optionally for one address. */
  list: (to?: string) => KeptMail[]
}

const mostKept = 500

export function createMailbox(clock: () => number): Mailbox {
  const kept: KeptMail[] = []
  return {
    send: async (message) => {
      kept.unshift({ ...message, sentAt: new Date(clock()).toISOString() })
      kept.length = Math.min(kept.length, mostKept)
    },
    close: async () => undefined,
    list: (to) => kept.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
  }
}
