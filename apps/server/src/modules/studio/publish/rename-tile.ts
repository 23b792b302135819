import { AppError } from "@confetti/contract/app-error"
import { renameStudioTile } from "@confetti/contract/studio"
import { columnsOf } from "../tiles/create-row.ts"
import { stateOfRow } from "../tiles/view-tile.ts"
import { draftOfRow, planPublication, publishedDraft } from "./plan-publication.ts"
import { type Publication, publishingCallable } from "./publication.ts"

/** Changes a tile's slug at once; former ones redirect. Nothing else of the draft is published. */
export const renameTileCallable = publishingCallable(renameStudioTile, async (db, row, { slug }, moment) => {
  if (!row) throw new AppError("studio/not-found")
  if (stateOfRow(row, moment.now) === "archived") throw new AppError("studio/wrong-step")
  const draft = { ...draftOfRow(row), slug }
  const published = publishedDraft(row)
  if (published) {
    const asked = { kind: "renamed", published: { ...published, slug }, draft, at: published.published } as const
    return planPublication(db, row, asked, moment)
  }
  const changed = { version: row.version + 1, updated_at: new Date(moment.now), user_id: moment.userId }
  const after = { ...row, ...columnsOf(draft), ...changed }
  return { after, kind: "renamed", draft, pathAt: () => [], problems: [] } satisfies Publication
})
