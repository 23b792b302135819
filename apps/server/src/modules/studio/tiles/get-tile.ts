import { AppError } from "@confetti/contract/app-error"
import { getStudioTile } from "@confetti/contract/studio"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { viewPresence } from "../presence/view-presence.ts"
import { draftOfRow } from "../publish/plan-publication.ts"
import { findTile } from "../store.ts"
import { draftProblems } from "./draft-problems.ts"
import { findFileTile, viewFileTile } from "./pack-tiles.ts"
import { viewTile } from "./view-tile.ts"

export const getTileCallable = readCallable(getStudioTile, async ({ id }, context) => {
  const { db, config, caller, now } = context
  const presence = await viewPresence(db, id, caller.userId, now)
  const row = await findTile(db, id)
  if (row) {
    return {
      tile: await viewTile(db, row, now),
      problems: await draftProblems(row, draftOfRow(row), context),
      presence,
    }
  }
  const found = await findFileTile(config.CONTENT_DIR, id)
  if (!found) throw new AppError("studio/not-found")
  return { tile: viewFileTile(found, now), problems: [], presence }
})
