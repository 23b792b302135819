import { AppError } from "@confetti/contract/app-error"
import { publishStudioTile } from "@confetti/contract/studio"
import { mustBeLatest } from "../tiles/must-be-latest.ts"
import { stateOfRow } from "../tiles/view-tile.ts"
import { draftOfRow, planPublication } from "./plan-publication.ts"
import { publishingCallable } from "./publication.ts"

export const publishTileCallable = publishingCallable(publishStudioTile, async (db, row, { base, at }, moment) => {
  if (!row) throw new AppError("studio/not-found")
  mustBeLatest(row, base)
  const state = stateOfRow(row, moment.now)
  if (state === "archived") throw new AppError("studio/wrong-step")
  const later = at !== null && Date.parse(at) > moment.now ? at.replace(/\.\d+/, "") : null
  if (later !== null && state === "published") throw new AppError("studio/already-published")
  const kind = later === null ? "published" : "scheduled"
  return planPublication(db, row, { kind, published: draftOfRow(row), at: later }, moment)
})
