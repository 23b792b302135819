import type { Catalogue } from "./catalogue.ts"
import type { ServedModel } from "./live-ranking.ts"

/** How like a tile others are that share every category with it, and no reader says so. */
const sameCategories = 0.4

/** From here on a tile counts as being like another. */
export const isLikeFrom = 0.3

/** What else is like a tile: what the model holds next to it and, less so, what shares its categories. Itself is wholly so. */
function eachLike(
  { catalogue, model }: { catalogue: Catalogue; model: ServedModel | null },
  subject: string,
  found: (tile: number, likeness: number) => void,
): void {
  const own = catalogue.indexOf.get(subject)
  if (own !== undefined) {
    found(own, 1)
    eachSharing(catalogue, own, found)
  }
  if (model) eachNeighbour(model, subject, found)
}

function eachSharing(catalogue: Catalogue, own: number, found: (tile: number, likeness: number) => void): void {
  const categories = new Set(catalogue.tiles[own]?.categories)
  for (const category of categories) {
    for (const tile of catalogue.tilesIn.get(category) ?? []) {
      const others = catalogue.tiles[tile]?.categories ?? []
      const shared = others.filter((other) => categories.has(other)).length
      found(tile, (sameCategories * shared) / (categories.size + others.length - shared))
    }
  }
}

/** Neighbours, beside the closest of them. */
function eachNeighbour(served: ServedModel, subject: string, found: (tile: number, likeness: number) => void): void {
  const { places, model } = served
  const row = model.indexes.get(subject)
  if (row === undefined) return
  const { starts, targets, weights } = model.neighbours
  const from = starts[row] ?? 0
  const to = starts[row + 1] ?? 0
  let closest = 0
  for (let at = from; at < to; at++) closest = Math.max(closest, weights[at] ?? 0)
  for (let at = from; at < to; at++) {
    const tile = places[targets[at] ?? 0] ?? 0
    const weight = weights[at] ?? 0
    if (tile >= 0 && weight > 0) found(tile, weight / closest)
  }
}

/** For each tile how much it is like the likest of these; null without any. */
export function likenessTo(
  ranking: { catalogue: Catalogue; model: ServedModel | null },
  subjects: readonly string[],
): Float32Array | null {
  if (subjects.length === 0) return null
  const likeness = new Float32Array(ranking.catalogue.ids.length)
  for (const subject of subjects) {
    eachLike(ranking, subject, (tile, value) => {
      if (value > (likeness[tile] ?? 0)) likeness[tile] = value
    })
  }
  return likeness
}
