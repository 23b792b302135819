import type { InteractionHistory } from "./interaction-history-store.ts"
import { interactionWeight } from "./interactions-store.ts"
import type { ServedModel } from "./live-ranking.ts"

export type PastInteraction = InteractionHistory["history"][number]

/** What of somebody's history brought this tile closest, as the model weighs it; null where nothing did. */
export function closestInteraction(
  served: ServedModel | null,
  history: InteractionHistory["history"],
  tileId: string,
): PastInteraction | null {
  const target = served?.model.indexes.get(tileId)
  if (!served || target === undefined) return null
  let closest: PastInteraction | null = null
  let most = 0
  for (const met of history) {
    const added = interactionWeight[met.interaction] * weightOf(served, met.tileId, target)
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
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) if (targets[at] === target) return weights[at] ?? 0
  return 0
}
