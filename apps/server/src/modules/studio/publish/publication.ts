import type { CallableContract } from "@confetti/contract/callable"
import type { StudioOutcome, StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import type { Words } from "@confetti/domain/messages/words"
import type { RevisionKind } from "@confetti/domain/studio/studio-tile"
import type { z } from "zod"
import {
  type CallableDefinition,
  preparedWriteCallable,
  type ReadContext,
  type WriteContext,
} from "../../../platform/callables/define-callable.ts"
import type { Config } from "../../../platform/config.ts"
import type { Overlay, OverlayTile, PreparedContent, Publisher } from "../../../platform/content/overlay.ts"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import { usualBodyLimit } from "../../../platform/http/read-body.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { InvalidPack } from "../../content/pack/problem.ts"
import { lockContent } from "../../content/store.ts"
import type { DraftPath } from "../file/format-tile.ts"
import { countOverlayUp, studioOverlay } from "../overlay/overlay-store.ts"
import { overlayTileOf, overlayWith } from "../overlay/overlay-with.ts"
import { addRevision } from "../revisions/revisions-store.ts"
import { findTile, lockTile, type StudioRow, saveTile } from "../store.ts"
import { viewTile } from "../tiles/view-tile.ts"
import { viewDraftProblems } from "./view-problems.ts"

export type Publication = {
  after: StudioRow
  kind: RevisionKind
  draft: TileDraft
  pathAt: (line: number) => DraftPath
  /** Other problems. If there are any, nothing is written. */
  problems: StudioProblem[]
}

type Attempt = { tile: OverlayTile; content: PreparedContent }

export type Planning = { now: number; userId: string | null; config: Config; words: Words }

/** The publication's steps. Throws if it is not allowed; called before the transaction and again in it. */
export type Plan<Input> = (db: Db, row: StudioRow | undefined, asked: Input, planning: Planning) => Promise<Publication>

/** A write that readers see: its import is prepared before the transaction, because an open one blocks the embedded database. */
export function publishingCallable<Input extends z.ZodType<{ id: string }>, Output extends z.ZodType>(
  contract: CallableContract<Input, Output> & { output: z.ZodType<StudioOutcome> },
  plan: Plan<z.output<Input>>,
): CallableDefinition {
  const definition = {
    bodyLimit: usualBodyLimit,
    prepare: async (asked: z.output<Input>, context: ReadContext) => {
      const { db, publisher } = context
      const row = await findTile(db, asked.id)
      return { asked, tried: await attempt(() => plan(db, row, asked, planningOf(context)), db, publisher) }
    },
    write: async (
      tx: Tx,
      { asked, tried }: { asked: z.output<Input>; tried: Attempt | null },
      context: WriteContext,
    ) => {
      // Always in this order, to avoid deadlocks: imports take the first lock too.
      await lockContent(tx)
      const before = await lockTile(tx, asked.id)
      const publication = await plan(tx, before, asked, planningOf(context))
      return publish(tx, contract.name, publication, { before: before ?? null, tried, context })
    },
  }
  return preparedWriteCallable(contract as CallableContract<Input, z.ZodType<StudioOutcome>>, definition)
}

function planningOf({ now, caller, config, content }: WriteContext | ReadContext): Planning {
  return { now, userId: caller.userId, config, words: wordsIn(content.current().brand.language) }
}

/** Null if nothing can be prepared: the transaction then reports the same failure. */
async function attempt(plan: () => Promise<Publication>, db: Db, publisher: Publisher): Promise<Attempt | null> {
  try {
    const { after, problems } = await plan()
    const tile = overlayTileOf(after)
    if (tile === null || problems.length > 0) return null
    return { tile, content: await publisher.prepare(overlayWith(await studioOverlay.read(db), tile)) }
  } catch {
    return null
  }
}

async function publish(
  tx: Tx,
  callable: string,
  { after, kind, draft, pathAt, problems }: Publication,
  { before, tried, context }: { before: StudioRow | null; tried: Attempt | null; context: WriteContext },
): Promise<StudioOutcome> {
  const { now, caller, content, publisher } = context
  const shown = before ?? after
  if (problems.length > 0) return { tile: await viewTile(tx, shown, now), problems }
  const tile = overlayTileOf(after)
  try {
    if (tile) {
      const overlay = overlayWith(await studioOverlay.read(tx), tile)
      const ready = tried && isSame(tried, tile, overlay) ? tried.content : await publisher.prepare(overlay)
      await ready.write(tx, new Date(now))
    }
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    const own = { draft, file: after.file, pathAt }
    const found = viewDraftProblems(error.problems, own, planningOf(context).words)
    return { tile: await viewTile(tx, shown, now), problems: found }
  }
  await saveTile(tx, after)
  if (tile) await countOverlayUp(tx, after.id)
  const revision = { id: after.id, kind, version: after.version, draft: JSON.stringify(draft), by: caller.userId }
  await addRevision(tx, revision, now)
  await addEditorAct(tx, context, { callable, subject: after.id })
  context.afterCommit(() => content.refresh())
  return { tile: await viewTile(tx, after, now), problems: [] }
}

function isSame({ tile, content }: Attempt, now: OverlayTile, overlay: Overlay): boolean {
  return JSON.stringify(tile) === JSON.stringify(now) && content.overlay.stamp === overlay.stamp
}
