import type { PreparedTile } from "./prepare-pack.ts"
import type { StoredContent } from "./stored-content.ts"

export type FormerSlugPlan = { add: { slug: string; tile_id: string }[]; drop: string[] }

/** Every former slug redirects to its tile, even if the file no longer lists it, unless another tile has it now. */
export function planFormerSlugs(tiles: readonly PreparedTile[], stored: StoredContent): FormerSlugPlan {
  const current = new Set(tiles.map(({ file }) => file.slug))
  const storedSlugs = new Map(stored.tiles.map(({ id, slug }) => [id, slug]))
  const add: FormerSlugPlan["add"] = []
  for (const { file } of tiles) {
    const before = storedSlugs.get(file.id)
    const slugs = new Set([
      ...(before === undefined || isParked(before) ? [] : [before]),
      ...(file.fields.formerly ?? []),
    ])
    for (const slug of slugs) {
      if (!current.has(slug) && stored.formerSlugs.get(slug) !== file.id) add.push({ slug, tile_id: file.id })
    }
  }
  return { add, drop: [...stored.formerSlugs.keys()].filter((slug) => current.has(slug)) }
}

/** A removed tile whose slug was taken keeps its row under a name that is no slug. */
export function parkedSlug(id: string): string {
  return `~${id}`
}

function isParked(slug: string): boolean {
  return slug.startsWith("~")
}
