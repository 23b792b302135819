import type pg from "pg"
import { type Interaction, interactionsOf, interactionWeight, latestPeople } from "./interactions-store.ts"

/** What people did, as numbers: person `people[at]` did with tile `keys[items[at]]` something that says `weights[at]`. */
export type CollectedInteractions = {
  keys: string[]
  people: Int32Array<ArrayBuffer>
  items: Int32Array<ArrayBuffer>
  weights: Float32Array<ArrayBuffer>
  /** How many people did anything. */
  peopleCount: number
}

export type Bounds = { mostPeople: number; mostInteractions: number }

/** Some milliseconds' work: requests are answered in between. */
const peopleAtOnce = 50

/** Reads what the latest people did with tiles that are there, until there is enough of it. */
export async function collectInteractions(
  pool: pg.Pool,
  isThere: (tileId: string) => boolean,
  { mostPeople, mostInteractions }: Bounds,
): Promise<CollectedInteractions> {
  const userIds = await latestPeople(pool, mostPeople)
  const numbers = new Map<string, number>()
  const people: number[] = []
  const items: number[] = []
  const interactions: Interaction[] = []
  let peopleCount = 0
  for (let from = 0; from < userIds.length && people.length < mostInteractions; from += peopleAtOnce) {
    let last: string | null = null
    for (const { userId, tileId, interaction } of await interactionsOf(
      pool,
      userIds.slice(from, from + peopleAtOnce),
    )) {
      if (!isThere(tileId)) continue
      if (userId !== last) peopleCount++
      last = userId
      const item = numbers.get(tileId) ?? numbers.size
      numbers.set(tileId, item)
      people.push(peopleCount - 1)
      items.push(item)
      interactions.push(interaction)
    }
  }
  return {
    keys: [...numbers.keys()],
    people: Int32Array.from(people),
    items: Int32Array.from(items),
    weights: Float32Array.from(interactions, (interaction) => interactionWeight[interaction]),
    peopleCount,
  }
}
