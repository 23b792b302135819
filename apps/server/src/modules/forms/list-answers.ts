import { listAnswers } from "@confetti/contract/answers"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { countOpen } from "./answers-store.ts"
import { messageView } from "./message-view.ts"
import { pageOfAnswers } from "./page-of-answers.ts"

const mostCounted = 1000

export const listAnswersCallable = readCallable(listAnswers, async ({ before, ...asked }, context) => {
  const { rows, next } = await pageOfAnswers(context.db, { ...asked, before })
  return { messages: rows.map(messageView), next, open: await countOpen(context.db, asked.form, mostCounted) }
})
