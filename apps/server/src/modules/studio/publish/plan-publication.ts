import { basename } from "node:path/posix"
import type { StudioProblem } from "@confetti/contract/studio"
import { type TileDraft, tileDraft } from "@confetti/contract/tile-draft"
import type { Words } from "@confetti/domain/messages/words"
import type { RevisionKind } from "@confetti/domain/studio/studio-tile"
import type { Db } from "../../../platform/db/open-database.ts"
import { startOfMoment } from "../../content/pack/fields.ts"
import { mustParseSoon } from "../../content/pack/must-parse-soon.ts"
import { parseOnce } from "../../content/pack/parse-once.ts"
import { tileId } from "../../content/pack/tile-id.ts"
import { draftOfTile } from "../file/draft-of-tile.ts"
import { formatTile } from "../file/format-tile.ts"
import { findPublished, isTileThere, type StudioRow } from "../store.ts"
import { columnsOf } from "../tiles/create-row.ts"
import { draftToPublish } from "./draft-to-publish.ts"
import { fileOfDraft } from "./file-of-draft.ts"
import type { Planning, Publication } from "./publication.ts"

export function draftOfRow(row: StudioRow): TileDraft {
  return tileDraft.parse(JSON.parse(row.draft))
}

/** Null if nothing is published. */
export function publishedDraft({ published, file }: StudioRow): TileDraft | null {
  if (published === null || file === null) return null
  const { tile } = parseOnce(file, published)
  const draft = tile && draftOfTile(tile)
  if (!draft) throw new Error(`what was published as ${file} can't be read`)
  return draft
}

/** A version that no draft has: readers have something else. */
const neverThis = 0

/** The published tile, or the last one: an archived tile keeps its identity and its file's slug. */
export function beforeOf(row: StudioRow) {
  if (row.file === null) return null
  return publishedDraft(row) ?? { slug: basename(row.file, ".md"), formerly: draftOfRow(row).formerly }
}

type Asked = {
  kind: RevisionKind
  published: TileDraft
  draft?: TileDraft
  at: string | null
}

export async function planPublication(
  db: Db,
  row: StudioRow,
  { kind, published, draft, at }: Asked,
  { now, userId, words }: Planning,
): Promise<Publication> {
  const ready = draftToPublish(published, beforeOf(row), { now, at })
  const file = fileOfDraft(ready, row.file)
  const { text, pathAt } = formatTile(ready)
  await mustParseSoon({ kind: "tile", file, text })
  const version = row.version + 1
  const id = tileId(ready.slug, ready.formerly)
  const after: StudioRow = {
    ...row,
    ...columnsOf(draft ?? ready),
    tile_id: row.tile_id ?? id,
    file,
    version,
    published: text,
    published_version: draft && row.version !== row.published_version ? neverThis : version,
    publish_at: new Date(startOfMoment(ready.published)),
    archived_at: null,
    updated_at: new Date(now),
    stage: draft ? row.stage : "draft",
    user_id: userId,
  }
  return { after, kind, draft: ready, pathAt, problems: await identityProblems(db, row, { file, id, words }) }
}

export async function identityProblems(
  db: Db,
  row: StudioRow,
  { file, id, words: { t } }: { file: string; id: string; words: Words },
): Promise<StudioProblem[]> {
  const problem = (field: string, message: string) => [{ path: [field], file, line: 1, message }]
  if (row.tile_id !== null)
    return row.tile_id === id ? [] : problem("formerly", t`must start with the slug the tile was first published under`)
  const other = await findPublished(db, id)
  if (other) return problem("slug", t`belongs to “${other.title}”, which is in the studio too`)
  return (await isTileThere(db, id)) ? problem("slug", t`belongs to another tile`) : []
}
