export type MailMessage = { to: string; subject: string; text: string; html: string }

/** Throws `mail/unavailable` if it could not be sent. */
export type Mailer = { send: (message: MailMessage) => Promise<void>; close: () => Promise<void> }
