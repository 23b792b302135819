import { defaultOrder } from "@confetti/domain/feed/default-feed"
import { type Model, scorePerson } from "../../apps/server/src/modules/ranking/model/model.ts"
import { trainModel } from "../../apps/server/src/modules/ranking/model/train-model.ts"
import { rankFeed } from "../../apps/server/src/modules/ranking/rank-feed.ts"
import { settingsFor } from "../../apps/server/src/modules/ranking/training.ts"
import { type Memory, type PersonMemory, userProfile } from "./memory.ts"
import { chance, finishShare, type HiddenPerson, type HiddenTile, type World } from "./world.ts"

/** A way to order feeds, from what a server knows. */
export type Feed = {
  name: string
  /** Whether what somebody does moves their own order within a session. */
  isQuick: boolean
  /** The order for a person now, at least as far as a session goes: nothing they read to the end, what they saw before last. */
  order: (memory: Memory, person: number, day: number) => readonly number[]
  /** Called at the end of each day. */
  learn?: (memory: Memory) => void
}

/** More than a session walks. */
const most = 60

/** The rule that serves, as a new installation has it: without a model. */
export function ourFeedAlone(seed: number, { explores = true, onExplored }: Exploring = {}): Feed {
  return {
    name: "Confetti, before any training",
    isQuick: true,
    order: (memory, person, day) => ourOrder({ memory, person, day, seed, explores, onExplored }, null),
  }
}

/** The rule and the model that serve. Trained every night; as on the server, settings are looked for when there is twice as much to learn from. */
export function ourFeed(seed: number): Feed {
  let model: Model | null = null
  let stored: string | null = null
  return {
    name: "Confetti",
    isQuick: true,
    order: (memory, person, day) => ourOrder({ memory, person, day, seed }, model && scoresOf(model, memory, person)),
    learn({ people }) {
      const interactions = people.flatMap(({ weight }, person) =>
        Array.from(weight, ([item, weight]) => ({ person, item, weight })),
      )
      const known = settingsFor(stored, interactions.length)
      const trained = trainModel(interactions, { seed, ...(known && { settings: known.settings }) })
      const searchedOver = known?.searchedOver ?? interactions.length
      stored = JSON.stringify({ settings: trained.settings, searchedOver })
      model = trained.model
    },
  }
}

/** Without exploration, what is explored is left out. */
type Exploring = { explores?: boolean; onExplored?: ((tile: number) => void) | undefined }
type Asked = Exploring & { memory: Memory; person: number; day: number; seed: number }

function ourOrder(
  { memory, person, day, seed, explores = true, onExplored }: Asked,
  scores: Float32Array | null,
): number[] {
  const seedOfDay = Math.floor(chance(seed, 3, person, day) * 2 ** 31)
  const { tiles, causes } = rankFeed(memory.catalogue, userProfile(memory, person, scores), { most, seed: seedOfDay })
  for (const [place, tile] of tiles.entries()) if (causes[place] === "try") onExplored?.(tile)
  return explores ? tiles : tiles.filter((_, place) => causes[place] !== "try")
}

function scoresOf(model: Model, memory: Memory, person: number): Float32Array | null {
  const { weight } = memory.people[person] as PersonMemory
  if (weight.size === 0) return null
  const rows = scorePerson(
    model,
    Array.from(weight, ([item, weight]) => ({ item, weight })),
  )
  const scores = new Float32Array(memory.catalogue.ids.length)
  for (const [index, tile] of model.keys.entries()) scores[tile as number] = rows[index] as number
  return scores
}

/** So many readers' worth of the mean is added to each tile's share. */
const doubt = 10

/** Orders by the share of viewers who finished a tile; shares of few viewers are drawn towards the mean. */
export const popularFeed: Feed = {
  name: "popularity",
  isQuick: false,
  order(memory, person) {
    const { shown, finished } = memory.catalogue
    const sum = (counts: Uint32Array): number => counts.reduce((before, count) => before + count, 0)
    const mean = (sum(finished) + 1) / (sum(shown) + 2)
    const share = (tile: number): number => {
      return ((finished[tile] as number) + doubt * mean) / ((shown[tile] as number) + doubt)
    }
    return byScore(memory, person, share)
  },
}

export function randomFeed(seed: number): Feed {
  return {
    name: "random",
    isQuick: false,
    order: (memory, person, day) => byScore(memory, person, (tile) => chance(seed, 4, person, day, tile)),
  }
}

/** The order of who is not signed in: newest and best first, spread over categories. */
export const everybodysFeed: Feed = {
  name: "the default feed",
  isQuick: false,
  order(memory, person) {
    const { ids, categories, categoryOf, publishedAt, merit, now } = memory.catalogue
    const { seen } = memory.people[person] as PersonMemory
    const left = leftFor(memory, person)
    const candidates = left
      .filter((tile) => !seen.has(tile))
      .map((tile) => ({
        tile,
        id: ids[tile] as string,
        category: categories[categoryOf[tile] as number] as string,
        publishedAt: publishedAt[tile] as number,
        merit: merit[tile] as number,
      }))
    return [...defaultOrder(candidates, now).map(({ tile }) => tile), ...left.filter((tile) => seen.has(tile))]
  },
}

/** The most that could be reached, by whoever knew all that is hidden. */
export function knowingFeed({ people, tiles }: World): Feed {
  return {
    name: "knowing every taste",
    isQuick: false,
    order: (memory, person) =>
      byScore(memory, person, (tile) => finishShare(people[person] as HiddenPerson, tiles[tile] as HiddenTile, 0)),
  }
}

function leftFor({ people, isOut }: Memory, person: number): number[] {
  const { isFinished } = people[person] as PersonMemory
  return [...isOut.keys()].filter((tile) => isOut[tile] && !isFinished[tile])
}

/** Tiles a person may see by a score from 0 to 1, highest first; seen ones come last. */
function byScore(memory: Memory, person: number, score: (tile: number) => number): number[] {
  const { seen } = memory.people[person] as PersonMemory
  const values = new Float64Array(memory.catalogue.ids.length)
  const tiles = leftFor(memory, person)
  for (const tile of tiles) values[tile] = score(tile) - (seen.has(tile) ? 1 : 0)
  return tiles.sort((a, b) => (values[b] as number) - (values[a] as number) || a - b)
}
