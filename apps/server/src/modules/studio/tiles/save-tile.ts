import { AppError } from "@confetti/contract/app-error"
import { saveStudioTile } from "@confetti/contract/studio"
import { preparedWriteCallable, Refusal } from "../../../platform/callables/define-callable.ts"
import { usualBodyLimit } from "../../../platform/http/read-body.ts"
import { mustParseSoon } from "../../content/pack/must-parse-soon.ts"
import { formatTile } from "../file/format-tile.ts"
import { addRevision, currentRevision } from "../revisions/revisions-store.ts"
import { lockTile, saveTile } from "../store.ts"
import { columnsOf } from "./create-row.ts"

/**
 * Saves a draft based on the latest version. A conflicting one is stored as a revision, and its sender gets both numbers: nothing is lost.
 */
export const saveTileCallable = preparedWriteCallable(saveStudioTile, {
  bodyLimit: usualBodyLimit,
  prepare: async (asked) => {
    const { slug } = asked.draft
    await mustParseSoon({ kind: "tile", file: `tiles/${slug}.md`, text: formatTile(asked.draft).text })
    return asked
  },
  write: async (tx, { id, base, draft }, { caller, now }) => {
    const row = await lockTile(tx, id)
    if (!row) throw new AppError("studio/not-found")
    const columns = columnsOf(draft)
    // A retry of a successful save.
    if (columns.draft === row.draft) return { version: row.version, savedAt: row.updated_at.toISOString() }
    const by = caller.userId
    if (base !== row.version) {
      const yours = await addRevision(tx, { id, kind: "conflict", version: base, draft: columns.draft, by }, now)
      const theirs = (await currentRevision(tx, id))?.number ?? null
      return new Refusal(new AppError("studio/conflict", { version: row.version, theirs, yours }))
    }
    const version = row.version + 1
    await saveTile(tx, { ...row, ...columns, version, updated_at: new Date(now), user_id: by })
    await addRevision(tx, { id, kind: "autosaved", version, draft: columns.draft, by }, now)
    return { version, savedAt: new Date(now).toISOString() }
  },
})
