import { AppError } from "@confetti/contract/app-error"
import { returnStudioTile, submitStudioTile } from "@confetti/contract/studio"
import type { RevisionKind, StudioStage } from "@confetti/domain/studio/studio-tile"
import { type WriteContext, writeCallable } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { addRevision } from "../revisions/revisions-store.ts"
import { lockTile, saveTile } from "../store.ts"
import { mustBeLatest } from "./must-be-latest.ts"
import { viewTile } from "./view-tile.ts"

type Asked = { id: string; base: number }
type Step = { stage: StudioStage; kind: RevisionKind; callable: string }

export const submitTileCallable = writeCallable(submitStudioTile, (tx, asked, context) =>
  changeStage(tx, asked, { stage: "review", kind: "submitted", callable: submitStudioTile.name }, context),
)

export const returnTileCallable = writeCallable(returnStudioTile, (tx, asked, context) =>
  changeStage(tx, asked, { stage: "draft", kind: "returned", callable: returnStudioTile.name }, context),
)

async function changeStage(tx: Tx, { id, base }: Asked, { stage, kind, callable }: Step, context: WriteContext) {
  const row = await lockTile(tx, id)
  if (!row) throw new AppError("studio/not-found")
  const { caller, now } = context
  if (row.stage === stage) return { tile: await viewTile(tx, row, now) }
  mustBeLatest(row, base)
  if (row.archived_at !== null) throw new AppError("studio/wrong-step")
  const after = { ...row, stage, updated_at: new Date(now), user_id: caller.userId }
  await saveTile(tx, after)
  await addRevision(tx, { id, kind, version: row.version, draft: row.draft, by: caller.userId }, now)
  await addEditorAct(tx, context, { callable, subject: id })
  return { tile: await viewTile(tx, after, now) }
}
