import { basename } from "node:path"
import { t } from "../../../platform/words/say.ts"
import type { BrandFile } from "./parse-brand.ts"
import type { PackCategory } from "./parse-categories.ts"
import type { TileFile } from "./parse-tile.ts"
import type { Problem } from "./problem.ts"

export function checkCategories(tiles: readonly TileFile[], categories: readonly PackCategory[]): Problem[] {
  const known = new Set(categories.map(({ slug }) => slug))
  return tiles.flatMap(({ file, fields, lineOf }) =>
    fields.categories.flatMap((slug, at) => {
      const path = ["categories", at]
      const say = t`there is no category \`${slug}\` in categories.yaml`
      return known.has(slug) ? [] : [{ file, line: lineOf(path), say, path }]
    }),
  )
}

export function checkBrandLinks({ brand, lineOf }: BrandFile, pageFiles: readonly string[]): Problem[] {
  const known = new Set(pageFiles)
  return Object.entries(brand.links).flatMap(([name, link]) => {
    const page = `pages${link}.md`
    if (!link.startsWith("/") || known.has(page)) return []
    const path = ["links", name]
    return [
      {
        file: "pack.yaml",
        line: lineOf(path),
        path,
        say: t`\`links.${name}\` leads to ${link}, but there is no ${page}`,
      },
    ]
  })
}

/** Checks that no two tiles claim a slug, current or former. Takes all file names, since unreadable files count too. */
export function checkSlugs(files: readonly string[], tiles: readonly TileFile[]): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  for (const file of files) {
    const slug = basename(file, ".md")
    const owner = owners.get(slug)
    if (owner === undefined) owners.set(slug, file)
    else problems.push({ file, line: 1, say: t`the slug \`${slug}\` is already used by ${owner}`, path: ["slug"] })
  }
  for (const tile of tiles) {
    for (const [at, slug] of (tile.fields.formerly ?? []).entries()) {
      const owner = owners.get(slug)
      if (owner === undefined) owners.set(slug, tile.file)
      // A tile may have an earlier slug again.
      if (owner === undefined || (owner === tile.file && slug === tile.slug)) continue
      const path = ["formerly", at]
      const say = t`\`formerly\` names \`${slug}\`, which belongs to ${owner}`
      problems.push({ file: tile.file, line: tile.lineOf(path), say, path })
    }
  }
  // Tiles with the same slug would also repeat it for every subtile: report the tiles only.
  return problems.length > 0 ? problems : tiles.flatMap((tile) => claimSubtileSlugs(tile, owners))
}

/** Checked after tiles: a tile's own slug takes precedence over one derived for a subtile. */
function claimSubtileSlugs({ file, subtiles, subtileLines }: TileFile, owners: Map<string, string>): Problem[] {
  return subtiles.flatMap(({ slug }, at): Problem[] => {
    const owner = owners.get(slug)
    if (owner === undefined) owners.set(slug, file)
    if (owner === undefined) return []
    const say = t`the subtile's slug \`${slug}\` is already used by ${owner}: give it another with {slug: …} after its heading`
    return [{ file, line: subtileLines[at] ?? 1, say, path: ["subtiles", at, "slug"] }]
  })
}
