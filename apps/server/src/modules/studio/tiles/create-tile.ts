import { createStudioTile } from "@confetti/contract/studio"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { createRow } from "./create-row.ts"
import { newDraft } from "./new-draft.ts"
import { viewTile } from "./view-tile.ts"

/** Another seed for each new tile, so that two begun one after the other do not look alike. */
const seeds = 1000

export const createTileCallable = writeCallable(createStudioTile, async (tx, { title }, context) => {
  const { now } = context
  const row = await createRow(tx, newDraft(title, now % seeds), context, createStudioTile.name)
  return { tile: await viewTile(tx, row, now) }
})
