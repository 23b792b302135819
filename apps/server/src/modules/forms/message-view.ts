import type { FormMessage } from "@confetti/contract/answers"
import { feedbackAnswers, surveyAnswers } from "@confetti/contract/forms"
import { parseJson } from "../../platform/parse-json.ts"
import type { FoundAnswer } from "./answers-store.ts"

/** An answer for a reviewer, without the writer's contact. */
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

/** The address for a reply: the account's, or the one a guest left. Null if no reply was asked for. */
export function contactOf({ form, answers, user_id, email }: FoundAnswer): string | null {
  const read = form === "feedback" ? feedbackAnswers.safeParse(parseJson(answers)) : null
  if (!read?.success || !read.data.mayReply) return null
  return user_id === null ? (read.data.email ?? null) : email
}
