import { deedStrength } from "./deed-strength.ts"
import type { ServedModel } from "./live-ranking.ts"
import type { Meetings } from "./meetings-store.ts"

export type Met = Meetings["history"][number]

/** What of somebody's history brought this tile closest, as the model weighs it; null where nothing did. */
export function closestMet(served: ServedModel | null, history: Meetings["history"], tileId: string): Met | null {
  const target = served?.model.indexes.get(tileId)
  if (!served || target === undefined) return null
  let closest: Met | null = null
  let most = 0
  for (const met of history) {
    const added = deedStrength[met.deed] * weightOf(served, met.tileId, target)
    if (added > most) {
      closest = met
      most = added
    }
  }
  return closest
}

function weightOf({ model: { indexes, neighbours } }: ServedModel, tileId: string, target: number): number {
  const row = indexes.get(tileId)
  if (row === undefined) return 0
  const { starts, targets, weights } = neighbours
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
    if (targets[at] === target) return weights[at] as number
  return 0
}
