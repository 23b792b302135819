import { readdir } from "node:fs/promises"
import { mediaFolder } from "../../media/media-folder.ts"

/** Originals with what lies beside a film: its poster and its captions have its name. */
export async function withFilesBeside(names: readonly string[], dataDir: string): Promise<string[]> {
  const there = await readdir(mediaFolder(dataDir).originals).catch((): string[] => [])
  const byStem = Map.groupBy(there, stemOf)
  return [...new Set(names.flatMap((name) => byStem.get(stemOf(name)) ?? []))]
}

/** Its name without what makes a poster of it. */
function stemOf(name: string): string {
  return name.replace(/(?:-poster)?\.\w+$/, "")
}
