import { rankFeed } from "@confetti/domain/ranking/rank-feed"
import { type Model, scorePerson } from "../../apps/server/src/modules/ranking/model/model.ts"
import { trainModel } from "../../apps/server/src/modules/ranking/model/train-model.ts"
import { settingsFor } from "../../apps/server/src/modules/ranking/stored-model.ts"
import { chance } from "./chance.ts"
import type { Feed } from "./feed.ts"
import { type Memory, type PersonMemory, rankingPerson } from "./memory.ts"

/** More than a session walks. */
const most = 60

/** The rule that serves, as a new installation has it: without a model. */
export function ourFeedAlone(seed: number): Feed {
  return {
    name: "Confetti, before any training",
    isQuick: true,
    order: (memory, person, day) => ourOrder({ memory, person, day, seed }, null),
  }
}

/** The rule and the model that serve. Trained every night; as on the server, settings are looked for when there is twice as much to learn from. */
export function ourFeed(seed: number): Feed {
  let model: Model | null = null
  let stored: string | null = null
  return {
    name: "Confetti",
    isQuick: true,
    order: (memory, person, day) =>
      ourOrder({ memory, person, day, seed }, model && closenessOf(model, memory, person)),
    learn({ people }) {
      const interactions = people.flatMap(({ strength }, person) =>
        Array.from(strength, ([item, weight]) => ({ person, item, weight })),
      )
      const known = settingsFor(stored, interactions.length)
      const trained = trainModel(interactions, { seed, ...(known && { settings: known.settings }) })
      const searchedOver = known?.searchedOver ?? interactions.length
      stored = JSON.stringify({ settings: trained.settings, searchedOver })
      model = trained.model
    },
  }
}

type Asked = { memory: Memory; person: number; day: number; seed: number }

function ourOrder({ memory, person, day, seed }: Asked, closeness: Float32Array | null): number[] {
  const seedOfDay = Math.floor(chance(seed, 3, person, day) * 2 ** 31)
  return rankFeed(memory.catalogue, rankingPerson(memory, person, closeness), { most, seed: seedOfDay }).tiles
}

function closenessOf(model: Model, memory: Memory, person: number): Float32Array | null {
  const { strength } = memory.people[person] as PersonMemory
  if (strength.size === 0) return null
  const scores = scorePerson(
    model,
    Array.from(strength, ([item, weight]) => ({ item, weight })),
  )
  const closeness = new Float32Array(memory.catalogue.ids.length)
  for (const [index, tile] of model.keys.entries()) closeness[tile as number] = scores[index] as number
  return closeness
}
