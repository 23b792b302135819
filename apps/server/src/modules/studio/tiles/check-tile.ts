import { AppError } from "@confetti/contract/app-error"
import { checkStudioTile } from "@confetti/contract/studio"
import { type ReadContext, readCallable } from "../../../platform/callables/define-callable.ts"
import { previewDraft } from "../preview/preview-draft.ts"
import { findTile, type StudioRow } from "../store.ts"
import { rowOf } from "./create-row.ts"
import { draftProblems } from "./draft-problems.ts"
import { findFileTile } from "./pack-tiles.ts"

export const checkTileCallable = readCallable(checkStudioTile, async ({ id, draft, preview }, context) => {
  const row = (await findTile(context.db, id)) ?? (await rowOfFile(id, context))
  if (!row) throw new AppError("studio/not-found")
  const problems = await draftProblems(row, draft, context)
  return { problems, preview: preview ? await previewDraft(row, draft, problems, context) : null }
})

async function rowOfFile(id: string, { config, now }: ReadContext): Promise<StudioRow | null> {
  const found = await findFileTile(config.CONTENT_DIR, id)
  if (!found) return null
  const { file } = found.file
  return { ...rowOf(id, found.draft, null, now), tile_id: id, file, origin: file }
}
