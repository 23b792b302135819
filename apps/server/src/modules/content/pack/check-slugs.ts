import { basename } from "node:path"
import type { TileFile } from "./parse-tile.ts"
import type { Problem } from "./problem.ts"

/**
 * A slug leads to one tile for ever: no two tiles may claim one, be it as their name or as a former name.
 * Takes the names of all files, for those that could not be read count too.
 */
export function checkSlugs(files: readonly string[], tiles: readonly TileFile[]): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  for (const file of files) {
    const slug = basename(file, ".md")
    const owner = owners.get(slug)
    if (owner === undefined) owners.set(slug, file)
    else problems.push({ file, line: 1, message: `the slug \`${slug}\` is also that of ${owner}` })
  }
  for (const tile of tiles) {
    for (const [at, slug] of (tile.fields.formerly ?? []).entries()) {
      const owner = owners.get(slug)
      if (owner === undefined) owners.set(slug, tile.file)
      // A tile that got back an earlier name lists it among the former ones.
      if (owner === undefined || (owner === tile.file && slug === tile.slug)) continue
      const line = tile.lineOf(["formerly", at])
      problems.push({ file: tile.file, line, message: `\`formerly\` names \`${slug}\`, which belongs to ${owner}` })
    }
  }
  return problems
}
