import { createStudioTile } from "@confetti/contract/studio"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { createRow } from "./create-row.ts"
import { newDraft } from "./new-draft.ts"
import { viewTile } from "./view-tile.ts"

export const createTileCallable = writeCallable(createStudioTile, async (tx, { title }, context) => {
  const row = await createRow(tx, newDraft(title), context, createStudioTile.name)
  return { tile: await viewTile(tx, row, context.now) }
})
