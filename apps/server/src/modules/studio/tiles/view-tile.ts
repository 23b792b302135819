import type { StudioTile } from "@confetti/contract/studio"
import { tileDraft } from "@confetti/contract/tile-draft"
import { stateOf } from "@confetti/domain/studio/studio-tile"
import type { Db } from "../../../platform/db/open-database.ts"
import { namesOf, type StudioRow } from "../store.ts"

export async function viewTile(db: Db, row: StudioRow, now: number): Promise<StudioTile> {
  const { user_id } = row
  const names = await namesOf(db, [user_id])
  return {
    id: row.id,
    tileId: row.tile_id,
    slug: row.slug,
    title: row.title,
    categories: row.categories,
    state: stateOfRow(row, now),
    changes: changesOf(row),
    origin: row.origin === null ? "studio" : "taken-over",
    publishAt: row.publish_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: (user_id === null ? null : names.get(user_id)) ?? null,
    version: row.version,
    draft: tileDraft.parse(JSON.parse(row.draft)),
    file: row.origin,
    archivedAt: row.archived_at?.toISOString() ?? null,
  }
}

type CurrentTile = Pick<StudioRow, "stage" | "published_version" | "publish_at" | "archived_at" | "version">

export function stateOfRow({ stage, published_version, publish_at, archived_at }: CurrentTile, now: number) {
  const publishAt = publish_at?.getTime() ?? null
  return stateOf({ stage, isPublished: published_version !== null, publishAt, isArchived: archived_at !== null }, now)
}

export function changesOf({ stage, published_version, version }: CurrentTile) {
  return published_version === version ? null : stage
}
