import type { RankingPerson } from "@confetti/domain/ranking"
import { deedStrength } from "./deed-strength.ts"
import type { Ground } from "./ground.ts"
import { likenessTo } from "./likeness.ts"
import type { ServedModel } from "./live-ranking.ts"
import type { Meetings } from "./meetings-store.ts"
import { scorePerson } from "./model/model.ts"

/** So many of the latest wishes about what is like a tile are looked at: each costs a walk over its categories. */
const mostSimilar = 50
/** A tile that is of a category somebody wants less of, but first of another. */
const alsoOfCategory = 0.5

/** What an order needs to know of somebody, from what is kept of them. */
export function personOf(ground: Ground, model: ServedModel | null, meetings: Meetings): RankingPerson {
  const { history, finished, passed, recent, wishes } = meetings
  const subjectsOf = (wanted: string): string[] =>
    wishes.filter(({ scope }) => scope === wanted).map(({ subject }) => subject)
  const numbersOf = (ids: readonly string[]): number[] => ids.flatMap((id) => ground.indexOf.get(id) ?? [])
  const met = history.flatMap(({ tileId, deed }) => {
    const tile = ground.indexOf.get(tileId)
    return tile === undefined ? [] : [{ tile, strength: deedStrength[deed] }]
  })
  const isLeftOut = new Uint8Array(ground.ids.length)
  for (const tile of numbersOf([...finished, ...subjectsOf("tile")])) isLeftOut[tile] = 1
  const tookTo = new Set(history.map(({ tileId }) => tileId))
  const categories = subjectsOf("category")
  return {
    closeness: closenessOf(ground, model, history),
    history: met,
    isLeftOut,
    passed: numbersOf(passed.filter((id) => !tookTo.has(id))),
    recent: numbersOf(recent),
    lessCategories: new Set(categories.map((slug) => ground.categories.indexOf(slug)).filter((at) => at >= 0)),
    lessLike: alsoOf(ground, categories, likenessTo({ ground, model }, subjectsOf("similar").slice(0, mostSimilar))),
  }
}

function closenessOf(ground: Ground, served: ServedModel | null, history: Meetings["history"]): Float32Array | null {
  if (!served) return null
  const { model, places, scores } = served
  const entries = history.filter(({ tileId }) => model.indexes.has(tileId))
  if (entries.length === 0) return null
  const weighted = entries.map(({ tileId, deed }) => ({ item: tileId, weight: deedStrength[deed] }))
  scorePerson(model, weighted, scores)
  const closeness = new Float32Array(ground.ids.length)
  // An iterator's pairs would be the most garbage of all that an order makes.
  for (let index = 0; index < places.length; index++) {
    const tile = places[index] as number
    if (tile >= 0) closeness[tile] = scores[index] as number
  }
  return closeness
}

/** A wish about a category lowers what is of it in the second place, too. */
function alsoOf(ground: Ground, categories: readonly string[], likeness: Float32Array | null): Float32Array | null {
  if (categories.length === 0) return likeness
  const raised = likeness ?? new Float32Array(ground.ids.length)
  for (const category of categories) {
    for (const tile of ground.tilesIn.get(category) ?? []) {
      const isFirst = ground.tiles[tile]?.category === category
      if (!isFirst && (raised[tile] as number) < alsoOfCategory) raised[tile] = alsoOfCategory
    }
  }
  return raised
}
