import type { CallableContract } from "@confetti/contract/callable"
import type { StudioProblem } from "@confetti/contract/studio"
import type { StudioFileOutcome } from "@confetti/contract/studio-brand"
import type { z } from "zod"
import {
  type CallableDefinition,
  preparedWriteCallable,
  type ReadContext,
  type WriteContext,
} from "../../../platform/callables/define-callable.ts"
import type { PreparedContent, Publisher } from "../../../platform/content/overlay.ts"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import { usualBodyLimit } from "../../../platform/http/read-body.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { InvalidPack } from "../../content/pack/problem.ts"
import { daysFile } from "../../content/pack/days-file.ts"
import { lockContent } from "../../content/store.ts"
import type { DraftPath } from "../file/format-tile.ts"
import { findFile, saveFile } from "../overlay/files-store.ts"
import { studioOverlay } from "../overlay/overlay-store.ts"
import { overlayWithFile } from "../overlay/overlay-with.ts"
import { viewProblems } from "../publish/view-problems.ts"

export type FileChange = {
  file: string
  text: string | null
  /** The subject in the audit log; by default the file. */
  subject?: string
  /** Maps a line to a field; if missing, problems name their fields. */
  pathAt?: (line: number) => DraftPath
  /** Other problems. If there are any, nothing is written. */
  problems?: StudioProblem[]
}

type Planning = Pick<ReadContext, "caller" | "config" | "content" | "clock" | "log" | "now" | "own">

/** Throws if the change is not allowed; called before the transaction and again in it. */
export type PlanChange<Input> = (db: Db, asked: Input, planning: Planning) => Promise<FileChange>

type Attempt = { change: FileChange; content: PreparedContent }

/** A write of a file that readers see: its import is prepared before the transaction, as for a tile. */
export function fileCallable<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output> & { output: z.ZodType<StudioFileOutcome> },
  plan: PlanChange<z.output<Input>>,
): CallableDefinition {
  const definition = {
    bodyLimit: usualBodyLimit,
    prepare: async (asked: z.output<Input>, context: ReadContext) => {
      const { db, publisher } = context
      return { asked, tried: await attempt(() => plan(db, asked, context), db, publisher) }
    },
    write: async (
      tx: Tx,
      { asked, tried }: { asked: z.output<Input>; tried: Attempt | null },
      context: WriteContext,
    ) => {
      // All changes of files take this lock, so the row needs none.
      await lockContent(tx)
      const change = await plan(tx, asked, context)
      return publishFile(tx, contract.name, change, tried, context)
    },
  }
  return preparedWriteCallable(contract as CallableContract<Input, z.ZodType<StudioFileOutcome>>, definition)
}

/** Null if nothing can be prepared: the transaction then reports the same failure. */
async function attempt(plan: () => Promise<FileChange>, db: Db, publisher: Publisher): Promise<Attempt | null> {
  try {
    const change = await plan()
    if (change.problems?.length || isOfNoImport(change)) return null
    return { change, content: await publisher.prepare(overlayWithFile(await studioOverlay.read(db), change)) }
  } catch {
    return null
  }
}

async function publishFile(
  tx: Tx,
  callable: string,
  change: FileChange,
  tried: Attempt | null,
  context: WriteContext,
): Promise<StudioFileOutcome> {
  const { now, caller, content, publisher } = context
  const { file, text, subject = file, pathAt = () => [], problems = [] } = change
  const before = await findFile(tx, file)
  const version = before?.version ?? 0
  if (problems.length > 0) return { version, problems }
  // A retry of a successful save.
  if (before && before.text === text) return { version, problems: [] }
  try {
    if (isOfNoImport(change)) await publisher.countUp(tx, new Date(now))
    else {
      const overlay = overlayWithFile(await studioOverlay.read(tx), change)
      const isReady = tried?.change.text === text && tried.content.overlay.stamp === overlay.stamp
      const ready = isReady ? tried.content : await publisher.prepare(overlay)
      await ready.write(tx, new Date(now))
    }
  } catch (error) {
    if (!(error instanceof InvalidPack)) throw error
    const { language } = content.current().brand
    return { version, problems: viewProblems(error.problems, file, pathAt, wordsIn(language)) }
  }
  await saveFile(tx, { file, text, version: version + 1, updated_at: new Date(now), user_id: caller.userId })
  await addEditorAct(tx, context, { callable, subject })
  context.afterCommit(() => content.refresh())
  return { version: version + 1, problems: [] }
}

/** Game days are read directly, so they are not imported, and a broken tile does not block them. */
function isOfNoImport({ file }: FileChange): boolean {
  return file === daysFile
}
