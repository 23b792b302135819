import type { FormMessage } from "@confetti/contract/form-desk"
import { feedbackAnswers, surveyAnswers } from "@confetti/contract/forms"
import { parseJson } from "../../platform/parse-json.ts"
import type { FoundAnswer } from "./desk-store.ts"

/** An answer as a reviewer reads it: without where its writer is reached. */
export function messageView(row: FoundAnswer): FormMessage {
  const common = {
    id: row.id,
    at: row.received_at.toISOString(),
    from: row.user_id === null ? null : { userId: row.user_id, name: row.name ?? "" },
    handled: row.handled_at === null ? null : { at: row.handled_at.toISOString(), by: row.handler },
  }
  const given = parseJson(row.answers)
  if (row.form === "survey") {
    const read = surveyAnswers.safeParse(given)
    return { ...common, form: "survey", answers: read.data ?? {}, canReply: false }
  }
  const read = feedbackAnswers.safeParse(given)
  const { topic, text } = read.data ?? { topic: "other" as const, text: row.answers }
  return { ...common, form: "feedback", answers: { topic, text }, canReply: contactOf(row) !== null }
}

/** Where its writer asked to be answered: at their account's address, or at the one they left as a guest. Null where they did not. */
export function contactOf({ form, answers, user_id, email }: FoundAnswer): string | null {
  const read = form === "feedback" ? feedbackAnswers.safeParse(parseJson(answers)) : null
  if (!read?.success || !read.data.mayReply) return null
  return user_id === null ? (read.data.email ?? null) : email
}
