import { chance } from "./chance.ts"
import type { HiddenPerson, HiddenTile, World } from "./world.ts"

/** What somebody does with a tile, the least first. */
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

/** One person's dice for one tile fall the same whoever orders the feed. */
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
