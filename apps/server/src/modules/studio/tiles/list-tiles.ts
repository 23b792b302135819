import { AppError } from "@confetti/contract/app-error"
import { listStudioTiles, type StudioSummary } from "@confetti/contract/studio"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { namesOf } from "../store.ts"
import { type ListedRow, listedTiles } from "./list-store.ts"
import { filesByTile } from "./pack-tiles.ts"
import { changesOf, stateOfRow } from "./view-tile.ts"

export const listTilesCallable = readCallable(
  listStudioTiles,
  async ({ after, limit, ...asked }, { db, config, now }) => {
    const cursor = after === null ? null : readCursor(after)
    // An extra row tells whether there are more pages.
    const rows = await listedTiles(db, { ...asked, after: cursor, limit: limit + 1 }, now)
    const shown = rows.slice(0, limit)
    const names = await namesOf(
      db,
      shown.map(({ user_id }) => user_id),
    )
    const files = shown.some(({ is_of_file }) => is_of_file) ? await filesByTile(config.CONTENT_DIR) : null
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      tiles: shown.map((row) => viewSummary(row, { names, files, now })),
      next: last ? `${last.updated_at.toISOString()}_${last.id}` : null,
    }
  },
)

function readCursor(after: string): { at: Date; id: string } {
  const [, moment = "", id = ""] = /^([^_]{1,40})_(.+)$/s.exec(after) ?? []
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()))
    throw new AppError("request/invalid", { fields: ["after: is not a page of this list"] })
  return { at, id }
}

type Known = { names: ReadonlyMap<string, string>; files: ReadonlyMap<string, string> | null; now: number }

function viewSummary(row: ListedRow, { names, files, now }: Known): StudioSummary {
  const { likes, seen, finished } = row
  return {
    id: row.id,
    tileId: row.tile_id,
    slug: row.slug,
    title: row.title,
    categories: row.categories,
    state: stateOfRow(row, now),
    changes: row.is_of_file ? null : changesOf(row),
    origin: row.is_of_file ? "pack" : row.origin === null ? "studio" : "taken-over",
    file: row.is_of_file ? (files?.get(row.id) ?? null) : row.origin,
    publishAt: row.publish_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: (row.user_id === null ? null : names.get(row.user_id)) ?? null,
    figures: {
      likes,
      seen,
      finished,
    },
  }
}
