import { seededRandom } from "../../apps/server/src/modules/ranking/explore/thompson-sampling.ts"

/** A tile's properties that only the simulation knows. */
export type HiddenTile = {
  category: number
  /** A subject of its category. */
  subject: number
  /** How it is told: cuts through all categories, and no label shows it. */
  manner: number
  /** 0 to 1. */
  quality: number
  /** The round it comes out in; below 1 for what was there before. One round is one day. */
  day: number
}

/** A person's properties that only the simulation knows: how much they like each subject, around 0. */
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

/** `crossing`: what people take to is how a tile is told, and hardly its category. */
export type Tastes = "labelled" | "crossing"

export type WorldSize = { people: number; tiles: number; sessions: number; seed: number; tastes?: Tastes }

export const categoryCount = 12
const subjectsEach = 4

/** How many manners there are and how many of them somebody loves, and how much categories (with their subjects) and manners weigh. */
const tasteShapes = {
  labelled: { manners: 8, loved: 2, category: 1, manner: 1 },
  crossing: { manners: 24, loved: 5, category: 0.2, manner: 1.6 },
} as const satisfies Record<Tastes, object>

type TasteShape = (typeof tasteShapes)[Tastes]

/** People and tiles with tastes and qualities that depend on the seed alone. Half the people and nine tenths of the tiles are there at first. */
export function makeWorld({ people, tiles, sessions, seed, tastes = "labelled" }: WorldSize): World {
  const random = seededRandom(seed)
  const shape = tasteShapes[tastes]
  return {
    seed,
    tiles: Array.from({ length: tiles }, () => makeTile(sessions, shape, random)),
    people: Array.from({ length: people }, (_, place) => makePerson(place, { people, sessions }, shape, random)),
  }
}

function makeTile(sessions: number, { manners }: TasteShape, random: () => number): HiddenTile {
  // The first categories are fuller than the last, as in any catalogue.
  const category = Math.floor(categoryCount * random() ** 1.3)
  const isLater = random() < 0.1
  return {
    category,
    subject: category * subjectsEach + Math.floor(subjectsEach * random()),
    manner: Math.floor(manners * random()),
    quality: (random() + random()) / 2,
    day: isLater ? 1 + Math.floor(random() * sessions) : -Math.floor(120 * random()),
  }
}

function makePerson(
  place: number,
  { people, sessions }: Pick<WorldSize, "people" | "sessions">,
  { manners, loved, category, manner }: TasteShape,
  random: () => number,
): HiddenPerson {
  const isLater = place >= people / 2
  return {
    categories: someLoved(categoryCount, 3, random).map((taste) => category * taste),
    subjects: someLoved(categoryCount * subjectsEach, 12, random).map((taste) => category * taste),
    manners: someLoved(manners, loved, random).map((taste) => manner * taste),
    patience: random() - 0.5,
    day: isLater ? 1 + Math.floor((sessions * (place - people / 2)) / people) : 1,
  }
}

/** Of `count` things about `loved` at 1, the rest around −0.4. */
function someLoved(count: number, loved: number, random: () => number): Float64Array {
  return Float64Array.from({ length: count }, () => (random() < loved / count ? 0.6 + 0.8 * random() : -0.8 * random()))
}

/** Reactions to a tile, the weakest first. */
export type Reaction = "pass" | "open" | "finish" | "like"

export function isRead(reaction: Reaction): boolean {
  return reaction === "finish" || reaction === "like"
}

/** How likely somebody reads a tile to the end. `bored` is how much they have had of its category just now. */
export function finishShare(person: HiddenPerson, tile: HiddenTile, bored: number): number {
  const taste =
    1.4 * (person.categories[tile.category] as number) +
    (person.subjects[tile.subject] as number) +
    1.4 * (person.manners[tile.manner] as number)
  return 1 / (1 + Math.exp(-(taste + 2 * (tile.quality - 0.5) + person.patience - 0.3 - bored)))
}

/** A person's dice for a tile fall the same whoever orders the feed. */
export function react(world: World, person: number, tile: number, bored: number): Reaction {
  const share = finishShare(world.people[person] as HiddenPerson, world.tiles[tile] as HiddenTile, bored)
  const dice = chance(world.seed, 1, person, tile)
  if (dice < share) return chance(world.seed, 2, person, tile) < 0.4 * share ? "like" : "finish"
  return dice < share + 0.1 ? "open" : "pass"
}

/** How a person tires of a category: each tile of it just seen adds, and wears off with every other tile. */
export class Boredom {
  readonly #of = new Map<number, number>()

  of(category: number): number {
    return this.#of.get(category) ?? 0
  }

  saw(category: number): void {
    for (const [each, value] of this.#of) this.#of.set(each, value * 0.7)
    this.#of.set(category, this.of(category) + 0.5)
  }
}

/** A number from 0 up to 1 for these whole numbers, the same in every run: chance that does not depend on what else happens. */
export function chance(...keys: readonly number[]): number {
  let mixed = 0x9e3779b9
  for (const key of keys) {
    mixed = Math.imul(mixed ^ (key | 0), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed ^= mixed >>> 16
  }
  return (mixed >>> 0) / 4_294_967_296
}
