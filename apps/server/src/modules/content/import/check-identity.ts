import type { Problem } from "../pack/problem.ts"
import { tileId } from "../pack/tile-id.ts"
import type { PreparedTile } from "./prepare-pack.ts"
import type { StoredContent } from "./stored-content.ts"

/**
 * A `formerly` that leaves out a tile's first slug would make a new tile of it, without its readers' likes and places.
 * Only the database knows that slug.
 */
export function checkIdentity(tiles: readonly PreparedTile[], stored: StoredContent): Problem[] {
  const kept = new Set(tiles.map(({ file }) => file.id))
  const owners = new Map([...stored.formerSlugs, ...stored.tiles.map(({ id, slug }) => [slug, id] as const)])
  return tiles.flatMap(({ file }) => {
    const lost = (file.fields.formerly ?? [])
      .map((slug) => owners.get(slug))
      .find((id) => id !== undefined && !kept.has(id))
    if (lost === undefined) return []
    const first = [...owners].find(([slug, id]) => id === lost && tileId(slug) === lost)?.[0] ?? "another name"
    const message = `this tile was first called \`${first}\`: begin \`formerly\` with it, so that likes and reads stay`
    return [{ file: file.file, line: file.lineOf(["formerly"]), message }]
  })
}
