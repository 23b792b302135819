import type { Tx } from "../../../platform/db/open-database.ts"
import type { Jobs } from "../../../platform/jobs/jobs.ts"
import type { Job } from "../../../platform/jobs/run-job.ts"
import { invitationToken } from "../invitation-token.ts"
import { findInvitation } from "../invitations-store.ts"
import { invitationMail } from "./invitation-mail.ts"

type Payload = { invitationId: string }

const name = "editors-mail_invitation"

/** Mails an invitation's link, unless it was withdrawn or replaced since. */
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
        // Behind the #, where no server sees it: the address to sign in with.
        link: `${origin}/studio/join?token=${invitationToken(config, invitationId)}#${new URLSearchParams({ email: row.email })}`,
        expiresAt: row.expires_at,
      }),
    )
  },
}

/** Has it mailed in this transaction. The job names the invitation and nobody's address. */
export function sendInvitationMail(tx: Tx, jobs: Jobs, invitationId: string): Promise<void> {
  const payload: Payload = { invitationId }
  return jobs.send(tx, name, payload, { key: invitationId })
}
