import { randomUUID } from "node:crypto"
import type { TileDraft } from "@confetti/contract/tile-draft"
import type { RevisionKind } from "@confetti/domain/studio/studio-tile"
import type { WriteContext } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { shortHash } from "../../media/short-hash.ts"
import { addRevision } from "../revisions/revisions-store.ts"
import { type StudioRow, saveTile, takenSlugs } from "../store.ts"
import { slugsFor } from "./new-draft.ts"

export function rowOf(id: string, draft: TileDraft, userId: string | null, now: number): StudioRow {
  const at = new Date(now)
  return {
    id,
    ...columnsOf(draft),
    tile_id: null,
    stage: "draft",
    version: 1,
    published: null,
    published_version: null,
    file: null,
    origin: null,
    publish_at: null,
    archived_at: null,
    overlay_version: null,
    created_at: at,
    updated_at: at,
    user_id: userId,
  }
}

export function columnsOf(draft: TileDraft): Pick<StudioRow, "slug" | "title" | "categories" | "draft"> {
  const { slug, title, categories } = draft
  return { slug, title, categories, draft: JSON.stringify(draft) }
}

export async function createRow(
  tx: Tx,
  draft: TileDraft,
  { caller, now, requestId }: WriteContext,
  callable: string,
): Promise<StudioRow> {
  const slugs = slugsFor(draft.title)
  const taken = await takenSlugs(tx, slugs)
  const slug = slugs.find((each) => !taken.has(each)) ?? ""
  const row = rowOf(shortHash(randomUUID(), 13), { ...draft, slug }, caller.userId, now)
  await saveTile(tx, row)
  const kind: RevisionKind = "created"
  await addRevision(tx, { id: row.id, kind, version: row.version, draft: row.draft, by: caller.userId }, now)
  await addEditorAct(tx, { caller, now, requestId }, { callable, subject: row.id })
  return row
}
