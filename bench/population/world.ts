import { seededRandom } from "@confetti/domain/ranking/seeded-random"

/** What nobody but the simulation knows of a tile. */
export type HiddenTile = {
  category: number
  /** One of the subjects of its category. */
  subject: number
  /** How it is told: cuts through all categories, and no label shows it. */
  manner: number
  /** 0 to 1. */
  quality: number
  /** The round it comes out in; below 1 for what was there before. One round is one day. */
  day: number
}

/** What nobody but the simulation knows of a person: how they take to each, around 0. */
export type HiddenPerson = {
  categories: Float64Array
  subjects: Float64Array
  manners: Float64Array
  /** How easily they read anything to the end. */
  patience: number
  /** The round they come in. */
  day: number
}

export type World = { seed: number; tiles: HiddenTile[]; people: HiddenPerson[] }

export type WorldSize = { people: number; tiles: number; sessions: number; seed: number }

export const categoryCount = 12
const subjectsEach = 4
const mannerCount = 8

/** People and tiles with tastes and qualities that depend on the seed alone. Half the people and nine tenths of the tiles are there at first. */
export function makeWorld({ people, tiles, sessions, seed }: WorldSize): World {
  const random = seededRandom(seed)
  return {
    seed,
    tiles: Array.from({ length: tiles }, (_, place) => makeTile(place, tiles, sessions, random)),
    people: Array.from({ length: people }, (_, place) => makePerson(place, people, sessions, random)),
  }
}

function makeTile(place: number, tiles: number, sessions: number, random: () => number): HiddenTile {
  // The first categories are fuller than the last, as in any catalogue.
  const category = Math.floor(categoryCount * random() ** 1.3)
  const isLater = random() < 0.1
  return {
    category,
    subject: category * subjectsEach + Math.floor(subjectsEach * random()),
    manner: Math.floor(mannerCount * random()),
    quality: (random() + random()) / 2,
    day: isLater ? 1 + Math.floor(random() * sessions) : -Math.floor(120 * random()),
  }
}

function makePerson(place: number, people: number, sessions: number, random: () => number): HiddenPerson {
  const isLater = place >= people / 2
  return {
    categories: someLoved(categoryCount, 3, random),
    subjects: someLoved(categoryCount * subjectsEach, 12, random),
    manners: someLoved(mannerCount, 2, random),
    patience: random() - 0.5,
    day: isLater ? 1 + Math.floor((sessions * (place - people / 2)) / people) : 1,
  }
}

/** Of `count` things about `loved` at 1, the rest around −0.4. */
function someLoved(count: number, loved: number, random: () => number): Float64Array {
  return Float64Array.from({ length: count }, () => (random() < loved / count ? 0.6 + 0.8 * random() : -0.8 * random()))
}
