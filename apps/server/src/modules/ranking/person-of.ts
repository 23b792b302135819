import type { RankingPerson } from "@confetti/domain/ranking/ranking"
import type { Catalogue } from "./catalogue.ts"
import type { InteractionHistory } from "./interaction-history-store.ts"
import { interactionWeight } from "./interactions-store.ts"
import { likenessTo } from "./likeness.ts"
import type { ServedModel } from "./live-ranking.ts"
import { scorePerson } from "./model/model.ts"

/** So many of the latest less-preferences about what is like a tile are looked at: each costs a walk over its categories. */
const mostSimilar = 50
/** A tile that is of a category somebody wants less of, but first of another. */
const alsoOfCategory = 0.5

/** What an order needs to know of somebody, from what is kept of them. */
export function personOf(
  catalogue: Catalogue,
  model: ServedModel | null,
  interactions: InteractionHistory,
): RankingPerson {
  const { history, finished, passed, recent, lessPreferences } = interactions
  const subjectsOf = (wanted: string): string[] =>
    lessPreferences.filter(({ scope }) => scope === wanted).map(({ subject }) => subject)
  const numbersOf = (ids: readonly string[]): number[] => ids.flatMap((id) => catalogue.indexOf.get(id) ?? [])
  const met = history.flatMap(({ tileId, interaction }) => {
    const tile = catalogue.indexOf.get(tileId)
    return tile === undefined ? [] : [{ tile, strength: interactionWeight[interaction] }]
  })
  const isLeftOut = new Uint8Array(catalogue.ids.length)
  for (const tile of numbersOf([...finished, ...subjectsOf("tile")])) isLeftOut[tile] = 1
  const tookTo = new Set(history.map(({ tileId }) => tileId))
  const categories = subjectsOf("category")
  return {
    closeness: closenessOf(catalogue, model, history),
    history: met,
    isLeftOut,
    passed: numbersOf(passed.filter((id) => !tookTo.has(id))),
    recent: numbersOf(recent),
    lessCategories: new Set(categories.map((slug) => catalogue.categories.indexOf(slug)).filter((at) => at >= 0)),
    lessLike: alsoOf(
      catalogue,
      categories,
      likenessTo({ catalogue, model }, subjectsOf("similar").slice(0, mostSimilar)),
    ),
  }
}

function closenessOf(
  catalogue: Catalogue,
  served: ServedModel | null,
  history: InteractionHistory["history"],
): Float32Array | null {
  if (!served) return null
  const { model, places, scores } = served
  const entries = history.filter(({ tileId }) => model.indexes.has(tileId))
  if (entries.length === 0) return null
  const weighted = entries.map(({ tileId, interaction }) => ({ item: tileId, weight: interactionWeight[interaction] }))
  scorePerson(model, weighted, scores)
  const closeness = new Float32Array(catalogue.ids.length)
  // An iterator's pairs would be the most garbage of all that an order makes.
  for (let index = 0; index < places.length; index++) {
    const tile = places[index] ?? 0
    if (tile >= 0) closeness[tile] = scores[index] ?? 0
  }
  return closeness
}

/** A less-preference about a category lowers what is of it in the second place, too. */
function alsoOf(
  catalogue: Catalogue,
  categories: readonly string[],
  likeness: Float32Array | null,
): Float32Array | null {
  if (categories.length === 0) return likeness
  const raised = likeness ?? new Float32Array(catalogue.ids.length)
  for (const category of categories) {
    for (const tile of catalogue.tilesIn.get(category) ?? []) {
      const isFirst = catalogue.tiles[tile]?.category === category
      if (!isFirst && (raised[tile] ?? 0) < alsoOfCategory) raised[tile] = alsoOfCategory
    }
  }
  return raised
}
