import { AppError } from "@confetti/contract/app-error"
import { getStudioRevision } from "@confetti/contract/studio"
import { tileDraft } from "@confetti/contract/tile-draft"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { namesOf } from "../store.ts"
import { findRevision } from "./revisions-store.ts"
import { viewRevision } from "./view-revision.ts"

export const getRevisionCallable = readCallable(getStudioRevision, async ({ id, number }, { db }) => {
  const row = await findRevision(db, id, number)
  if (!row) throw new AppError("studio/no-such-revision")
  const names = await namesOf(db, [row.user_id])
  return { ...viewRevision(row, names), draft: tileDraft.parse(JSON.parse(row.draft)) }
})
