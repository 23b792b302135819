import { tilePath } from "@confetti/domain/navigation/section"
import { canAppeal, isSuspended, type ReviewState } from "@confetti/domain/thoughts/thought-review"
import type { Tx } from "../../../platform/db/open-database.ts"
import type { Jobs } from "../../../platform/jobs/jobs.ts"
import type { Job } from "../../../platform/jobs/run-job.ts"
import { findCase } from "../review/cases-store.ts"
import { forGood } from "../review/suspend-writer.ts"
import type { ThoughtRow } from "../store.ts"
import { emailOf, findWriter } from "../writers-store.ts"
import { decisionMail, type MailKind } from "./decision-mail.ts"

/** Without a thought, the suspension concerns the person. */
type Payload = { userId: string; thoughtId: string | null; told: MailKind; revision: number }

const name = "thoughts-mail_decision"

const stateOf: Record<Exclude<MailKind, "suspended">, ReviewState> = {
  held: "needsReview",
  "taken-down": "rejected",
  back: "approved",
}

export const mailDecision: Job<Payload> = {
  name,
  queue: "mail",
  run: async ({ userId, thoughtId, told, revision }, { db, mail, content, config, clock }) => {
    const email = await emailOf(db, userId)
    const row = thoughtId === null ? undefined : await findCase(db, thoughtId)
    if (email === null || (!row && told !== "suspended")) return
    const writer = await findWriter(db, userId)
    const until = writer?.suspended_until ?? null
    const isStillSo =
      told === "suspended"
        ? isSuspended(until?.getTime() ?? null, clock())
        : row?.state === stateOf[told] && row.revision === revision
    // A later decision has its own mail.
    if (!isStillSo) return
    const { title, slug } = row ?? { title: "", slug: "" }
    const reason = told === "suspended" ? writer?.suspended_for : row?.reason
    const isHere = config.PUBLIC_URL !== undefined && slug !== ""
    await mail.send(
      decisionMail({
        email,
        brand: content.current().brand,
        told,
        title,
        reason: reason ?? "",
        canAppeal: row !== undefined && canAppeal(row.state, row.appealed_at !== null),
        until: until?.getTime() === forGood.getTime() ? null : until,
        link: isHere ? `${config.PUBLIC_URL}${tilePath("homefeed", slug)}?thought=${thoughtId}` : null,
      }),
    )
  },
}

export function sendDecisionMail(tx: Tx, jobs: Jobs, row: ThoughtRow, told: MailKind): Promise<void> {
  const { user_id: userId, thought_id: thoughtId, revision } = row
  const payload: Payload = { userId, thoughtId, told, revision }
  return jobs.send(tx, name, payload, { key: `${thoughtId} ${told} ${revision}`, userId })
}

export function sendSuspensionMail(tx: Tx, jobs: Jobs, userId: string, now: number): Promise<void> {
  const payload: Payload = { userId, thoughtId: null, told: "suspended", revision: 0 }
  return jobs.send(tx, name, payload, { key: `${userId} suspended ${now}`, userId })
}
