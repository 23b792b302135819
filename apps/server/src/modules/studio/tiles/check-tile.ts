import { AppError } from "@confetti/contract/app-error"
import { checkStudioTile } from "@confetti/contract/studio"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { findTile } from "../store.ts"
import { draftProblems } from "./draft-problems.ts"

/** Asked while somebody types: nothing is saved by it. */
export const checkTileCallable = readCallable(checkStudioTile, async ({ id, draft }, context) => {
  const row = await findTile(context.db, id)
  if (!row) throw new AppError("studio/not-found")
  return { problems: await draftProblems(row, draft, context) }
})
