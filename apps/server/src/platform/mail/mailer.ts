export type MailMessage = { to: string; subject: string; text: string; html: string }

/** Sends mail. Throws the error `mail/unavailable` when it could not be handed over. */
export type Mailer = { send: (message: MailMessage) => Promise<void>; close: () => Promise<void> }
