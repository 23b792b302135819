import type { StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { startOfMoment } from "../../content/pack/fields.ts"
import { readMarkdownFiles } from "../../content/pack/pack-files.ts"
import { parseOnce } from "../../content/pack/parse-once.ts"
import type { TileFile } from "../../content/pack/parse-tile.ts"
import { draftOfTile } from "../file/draft-of-tile.ts"

export type FileTile = { file: TileFile; draft: TileDraft }

export async function findFileTile(dir: string, tileId: string): Promise<FileTile | null> {
  for (const { file, text } of await readMarkdownFiles(dir, "tiles")) {
    const { tile } = parseOnce(file, text)
    if (tile?.id !== tileId) continue
    const draft = draftOfTile(tile)
    return draft && { file: tile, draft }
  }
  return null
}

/** The pack's files by tile id. Parsed files are cached. */
export async function filesByTile(dir: string): Promise<Map<string, string>> {
  const files = await readMarkdownFiles(dir, "tiles")
  return new Map(
    files.flatMap(({ file, text }) => {
      const { tile } = parseOnce(file, text)
      return tile ? [[tile.id, file] as const] : []
    }),
  )
}

export function viewFileTile({ file, draft }: FileTile, now: number): StudioTile {
  const publishAt = startOfMoment(draft.published)
  return {
    id: file.id,
    tileId: file.id,
    slug: file.slug,
    title: draft.title,
    categories: draft.categories,
    state: publishAt > now ? "scheduled" : "published",
    changes: null,
    origin: "pack",
    version: 0,
    draft,
    file: file.file,
    archivedAt: null,
    publishAt: new Date(publishAt).toISOString(),
    updatedAt: new Date(startOfMoment(draft.updated ?? draft.published)).toISOString(),
    updatedBy: null,
  }
}
