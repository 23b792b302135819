import type { BrandFile } from "./parse-brand.ts"
import type { PackCategory } from "./parse-categories.ts"
import type { TileFile } from "./parse-tile.ts"
import type { Problem } from "./problem.ts"

/** Every category a tile names must exist. */
export function checkCategories(tiles: readonly TileFile[], categories: readonly PackCategory[]): Problem[] {
  const known = new Set(categories.map(({ slug }) => slug))
  return tiles.flatMap(({ file, fields, lineOf }) =>
    fields.categories.flatMap((slug, at) =>
      known.has(slug)
        ? []
        : [{ file, line: lineOf(["categories", at]), message: `there is no category \`${slug}\` in categories.yaml` }],
    ),
  )
}

/** A link of the brand to a path of this site must lead to a page of the pack. */
export function checkBrandLinks({ brand, lineOf }: BrandFile, pageFiles: readonly string[]): Problem[] {
  const known = new Set(pageFiles)
  return Object.entries(brand.links).flatMap(([name, link]) => {
    const page = `pages${link}.md`
    if (!link.startsWith("/") || known.has(page)) return []
    const line = lineOf(["links", name])
    return [{ file: "pack.yaml", line, message: `\`links.${name}\` leads to ${link}, and there is no ${page}` }]
  })
}
