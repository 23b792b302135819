import { AppError } from "@confetti/contract/app-error"
import { duplicateStudioTile } from "@confetti/contract/studio"
import { type TileDraft, tileDraft } from "@confetti/contract/tile-draft"
import { preparedWriteCallable } from "../../../platform/callables/define-callable.ts"
import { usualBodyLimit } from "../../../platform/http/read-body.ts"
import { findTile } from "../store.ts"
import { createRow } from "./create-row.ts"
import { copyOf } from "./new-draft.ts"
import { findFileTile } from "./pack-tiles.ts"
import { viewTile } from "./view-tile.ts"

export const duplicateTileCallable = preparedWriteCallable(duplicateStudioTile, {
  bodyLimit: usualBodyLimit,
  prepare: async ({ id }, { db, config }): Promise<TileDraft | null> => {
    const row = await findTile(db, id)
    if (row) return tileDraft.parse(JSON.parse(row.draft))
    return (await findFileTile(config.CONTENT_DIR, id))?.draft ?? null
  },
  write: async (tx, draft, context) => {
    if (draft === null) throw new AppError("studio/not-found")
    const row = await createRow(tx, copyOf(draft), context, duplicateStudioTile.name)
    return { tile: await viewTile(tx, row, context.now) }
  },
})
