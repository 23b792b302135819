import type { Tx } from "../../../platform/db/open-database.ts"
import type { Jobs } from "../../../platform/jobs/jobs.ts"
import type { Job } from "../../../platform/jobs/run-job.ts"
import { invitationToken } from "../invitation-token.ts"
import { findInvitation } from "../invitations-store.ts"
import { invitationMail } from "./invitation-mail.ts"

type Payload = { invitationId: string }

const name = "editors-mail_invitation"

/** Mails an invitation's link, unless it was withdrawn or replaced. */
export const mailInvitation: Job<Payload> = {
  name,
  queue: "mail",
  run: async ({ invitationId }, { db, mail, content, config }) => {
    const row = await findInvitation(db, invitationId)
    if (!row) return
    const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
    await mail.send(
      invitationMail({
        email: row.email,
        brand: content.current().brand,
        by: row.by ?? "",
        roles: row.roles,
        // In the fragment, which no server sees.
        link: `${origin}/studio/join?token=${invitationToken(config, invitationId)}#${new URLSearchParams({ email: row.email })}`,
        expiresAt: row.expires_at,
      }),
    )
  },
}

/** Adds the mail job to this transaction. It names the invitation, not the address. */
export function sendInvitationMail(tx: Tx, jobs: Jobs, invitationId: string): Promise<void> {
  const payload: Payload = { invitationId }
  return jobs.send(tx, name, payload, { key: invitationId })
}
