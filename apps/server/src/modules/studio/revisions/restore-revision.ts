import { AppError } from "@confetti/contract/app-error"
import { restoreStudioRevision } from "@confetti/contract/studio"
import { tileDraft } from "@confetti/contract/tile-draft"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { lockTile, saveTile } from "../store.ts"
import { columnsOf } from "../tiles/create-row.ts"
import { mustBeLatest } from "../tiles/must-be-latest.ts"
import { viewTile } from "../tiles/view-tile.ts"
import { addRevision, findRevision } from "./revisions-store.ts"

export const restoreRevisionCallable = writeCallable(restoreStudioRevision, async (tx, asked, context) => {
  const { id, number, base } = asked
  const { caller, now } = context
  const row = await lockTile(tx, id)
  if (!row) throw new AppError("studio/not-found")
  mustBeLatest(row, base)
  const revision = await findRevision(tx, id, number)
  if (!revision) throw new AppError("studio/no-such-revision")
  const version = row.version + 1
  const columns = columnsOf(tileDraft.parse(JSON.parse(revision.draft)))
  const after = { ...row, ...columns, version, updated_at: new Date(now), user_id: caller.userId }
  await saveTile(tx, after)
  await addRevision(tx, { id, kind: "restored", version, draft: after.draft, by: caller.userId }, now)
  await addEditorAct(tx, context, { callable: restoreStudioRevision.name, subject: `${id} ${number}` })
  return { tile: await viewTile(tx, after, now) }
})
