import { AppError } from "@confetti/contract/app-error"
import { type Reader, type ReaderInvitation, showReader } from "@confetti/contract/readers"
import { isSuspended } from "@confetti/domain/thoughts/thought-review"
import { type ReadContext, readCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { balancesOf } from "../points/overview-store.ts"
import { type ReviewRow, referralsAbout } from "../referrals/referral-store.ts"
import { decisionsOf } from "../thoughts/decisions-store.ts"
import { outcomesOf, reportsAbout } from "../thoughts/reports-store.ts"
import { caseView } from "../thoughts/review/case-view.ts"
import { casesOf } from "../thoughts/review/cases-store.ts"
import { forGood } from "../thoughts/review/suspend-writer.ts"
import { findWriter } from "../thoughts/writers-store.ts"
import { latestUploads, uploadsOfThoughts } from "../uploads/store.ts"
import { mediaOf } from "../uploads/upload-view.ts"
import { findPerson } from "../users/store.ts"
import { userRecordView } from "../users/user-record-view.ts"
import { orderCounts, pointsSums } from "./store.ts"

const mostOfEach = 20
const mostDecisions = 50

/** A reader with all that a reviewer needs. Logged before it is shown. */
export const showReaderCallable = readCallable(showReader, async ({ userId }, context) => {
  const person = await findPerson(context.db, userId)
  if (!person) throw new AppError("user/unknown")
  await addEditorAct(context.db, context, { callable: showReader.name, subject: userId })
  const { id, name, picture, createdAt } = userRecordView(person, [])
  return {
    reader: {
      id,
      name,
      picture,
      joinedAt: createdAt,
      ...(await trustOf(context, userId)),
      ...(await history(context, userId)),
      points: { ...(await balancesOf(context.db, userId)), ...(await pointsSums(context.db, userId)) },
      orders: await orderCounts(context.db, userId),
      invitations: (await referralsAbout(context.db, userId, mostOfEach)).map((row) => invitationView(row, userId)),
    },
  }
})

async function trustOf({ db, now }: ReadContext, userId: string): Promise<Pick<Reader, "suspension" | "approved">> {
  const writer = await findWriter(db, userId)
  const until = writer?.suspended_until ?? null
  const isNow = isSuspended(until?.getTime() ?? null, now)
  return {
    approved: writer?.approved ?? 0,
    suspension:
      isNow && until
        ? {
            until: until.toISOString(),
            isForGood: until.getTime() === forGood.getTime(),
            reason: writer?.suspended_for ?? "",
          }
        : null,
  }
}

async function history(
  { db }: ReadContext,
  userId: string,
): Promise<Pick<Reader, "thoughts" | "uploads" | "reports" | "reported" | "decisions">> {
  const cases = await casesOf(db, userId, mostOfEach)
  const media = await uploadsOfThoughts(
    db,
    cases.map(({ thought_id }) => thought_id),
  )
  return {
    thoughts: cases.map((row) => caseView(row, media.get(row.thought_id))),
    uploads: (await latestUploads(db, userId, mostOfEach)).map((row) => ({
      id: row.upload_id,
      kind: row.kind,
      state: row.state,
      reason: row.reason,
      thoughtId: row.thought_id,
      media: mediaOf(row),
      at: row.created_at.toISOString(),
    })),
    reports: (await reportsAbout(db, userId, mostOfEach)).map(({ thought_id, reason, body, counts, reported_at }) => {
      return { thoughtId: thought_id, reason, text: body, counts, at: reported_at.toISOString() }
    }),
    reported: await outcomesOf(db, userId),
    decisions: (await decisionsOf(db, userId, mostDecisions)).map((row) => {
      const { step, editor, reason, decided_at, thought_id } = row
      return { step, by: editor, reason, at: decided_at.toISOString(), thoughtId: thought_id }
    }),
  }
}

function invitationView(row: ReviewRow, userId: string): ReaderInvitation {
  const isInviter = row.user_id === userId
  const { referral_id, state, signals, reason, appeal, invited_at } = row
  return {
    id: referral_id,
    other: isInviter ? { id: row.invited_id, name: row.invited_name } : { id: row.user_id, name: row.inviter_name },
    isInviter,
    state,
    signals,
    reason,
    appeal,
    since: invited_at.toISOString(),
  }
}
