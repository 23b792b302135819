import { listOriginals } from "../../media/list-originals.ts"
import type { MediaFolder } from "../../media/media-folder.ts"

/** Originals with the poster and captions beside a film. */
export async function withFilesBeside(names: readonly string[], folder: MediaFolder): Promise<string[]> {
  if (names.length === 0) return []
  const byStem = Map.groupBy(await listOriginals(folder), stemOf)
  return [...new Set(names.flatMap((name) => byStem.get(stemOf(name)) ?? []))]
}

function stemOf(name: string): string {
  return name.replace(/(?:-poster)?\.\w+$/, "")
}
