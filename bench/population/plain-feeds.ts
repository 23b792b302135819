import { defaultOrder } from "@confetti/domain/feed/default-feed"
import { chance } from "./chance.ts"
import type { Feed } from "./feed.ts"
import type { Memory, PersonMemory } from "./memory.ts"
import { finishShare } from "./react.ts"
import type { HiddenPerson, HiddenTile, World } from "./world.ts"

/** So many readers' worth of the mean is added to each tile's share. */
const doubt = 10

/** What is read to the end by the largest share of those who were shown it; the share of few is drawn towards the mean. */
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
    const { met } = memory.people[person] as PersonMemory
    const left = leftFor(memory, person)
    const candidates = left
      .filter((tile) => !met.has(tile))
      .map((tile) => ({
        tile,
        id: ids[tile] as string,
        category: categories[categoryOf[tile] as number] as string,
        publishedAt: publishedAt[tile] as number,
        merit: merit[tile] as number,
      }))
    return [...defaultOrder(candidates, now).map(({ tile }) => tile), ...left.filter((tile) => met.has(tile))]
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

/** What a person may see by a score from 0 to 1, the highest first; what they met before comes last. */
function byScore(memory: Memory, person: number, score: (tile: number) => number): number[] {
  const { met } = memory.people[person] as PersonMemory
  const values = new Float64Array(memory.catalogue.ids.length)
  const tiles = leftFor(memory, person)
  for (const tile of tiles) values[tile] = score(tile) - (met.has(tile) ? 1 : 0)
  return tiles.sort((a, b) => (values[b] as number) - (values[a] as number) || a - b)
}
