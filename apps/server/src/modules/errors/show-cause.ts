import { AppError } from "@confetti/contract/app-error"
import { showErrorCause } from "@confetti/contract/error-causes"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { caseView, causeView } from "./cause-view.ts"
import { findCause, reportsOfCause } from "./causes-store.ts"

const mostCases = 10

export const showErrorCauseCallable = readCallable(showErrorCause, async ({ causeId }, context) => {
  const row = await findCause(context.db, causeId)
  if (!row) throw new AppError("errors/cause-not-found")
  return { cause: causeView(row), cases: (await reportsOfCause(context.db, causeId, mostCases)).map(caseView) }
})
