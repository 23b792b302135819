import { exportAnswers } from "@confetti/contract/answers"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { csvLines } from "../../platform/csv-lines.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import type { FoundAnswer } from "./answers-store.ts"
import { messageView } from "./message-view.ts"
import { pageOfAnswers } from "./page-of-answers.ts"

const columns = ["message", "at", "form", "topic", "text", "returns", "reason", "wishes", "handled"] as const

/** Answers as CSV, without their writers. */
export const exportAnswersCallable = readCallable(exportAnswers, async ({ before, ...asked }, context) => {
  const { rows, next } = await pageOfAnswers(context.db, { ...asked, search: "", before })
  const subject = `${rows.length} ${asked.state} ${asked.form}`
  await addEditorAct(context.db, context, { callable: exportAnswers.name, subject })
  return { csv: csvLines(rows.map(lineOf), columns, before === undefined), rows: rows.length, next }
})

function lineOf(row: FoundAnswer): Record<(typeof columns)[number], string> {
  const { id, at, form, answers, handled } = messageView(row)
  const said = form === "survey" ? answers : null
  return {
    message: id,
    at,
    form,
    topic: form === "feedback" ? answers.topic : "",
    text: (form === "feedback" ? answers.text : answers.change) ?? "",
    returns: said?.returns ?? "",
    reason: said?.reason ?? "",
    wishes: said?.wishes?.join(" ") ?? "",
    handled: handled?.at ?? "",
  }
}
