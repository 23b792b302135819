import type { Mailer, MailMessage } from "./mailer.ts"

export type KeptMail = MailMessage & { sentAt: string }

/** Keeps mail instead of sending it: the emulator's. */
export type Mailbox = Mailer & {
  /** The latest first; those to one address where one is given. */
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
