import type { Mailer, MailMessage } from "./mailer.ts"

export type SavedMail = MailMessage & { sentAt: string }

/** Stores mail instead of sending it, for the emulator. */
export type Mailbox = Mailer & {
  /** Newest first, optionally for one address. */
  list: (to?: string) => SavedMail[]
}

const mostStored = 500

export function createMailbox(clock: () => number): Mailbox {
  const saved: SavedMail[] = []
  return {
    send: async (message) => {
      saved.unshift({ ...message, sentAt: new Date(clock()).toISOString() })
      saved.length = Math.min(saved.length, mostStored)
    },
    close: async () => undefined,
    list: (to) => saved.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
  }
}
