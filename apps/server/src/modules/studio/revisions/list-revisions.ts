import { AppError } from "@confetti/contract/app-error"
import { listStudioRevisions } from "@confetti/contract/studio"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { findTile, namesOf } from "../store.ts"
import { revisionsOf } from "./revisions-store.ts"
import { viewRevision } from "./view-revision.ts"

export const listRevisionsCallable = readCallable(listStudioRevisions, async ({ id }, { db }) => {
  if (!(await findTile(db, id))) throw new AppError("studio/not-found")
  const rows = await revisionsOf(db, id)
  const names = await namesOf(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return { revisions: rows.map((row) => viewRevision(row, names)) }
})
