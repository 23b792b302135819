import { standingOf } from "./ground-standing.ts"
import type { RankingGround, RankingPerson } from "./ranking.ts"
import { sampleBeta } from "./sample-beta.ts"

/** So many are drawn for each that is wanted, so that exploring costs the same in a catalogue of any size. */
const drawnForEach = 8

/**
 * Tiles few people have met, the most promising first, by Thompson sampling: each draws a share that might be true of it, given how
 * many were shown it and how many of them read it to the end. None that were met already, or that somebody wants less of.
 */
export function exploreTiles(
  ground: RankingGround,
  { lessCategories, lessLike }: RankingPerson,
  { isMet, wanted, random }: { isMet: Uint8Array; wanted: number; random: () => number },
): number[] {
  const isOpen = (tile: number): boolean =>
    !isMet[tile] && !lessCategories.has(ground.categoryOf[tile] as number) && !((lessLike?.[tile] as number) > 0)
  return drawSome(standingOf(ground).littleMet, drawnForEach * wanted, random)
    .filter(isOpen)
    .map((tile) => ({ tile, promise: promiseOf(ground, tile, random) }))
    .sort((a, b) => b.promise - a.promise || a.tile - b.tile)
    .map(({ tile }) => tile)
}

function promiseOf({ shown, finished }: RankingGround, tile: number, random: () => number): number {
  const met = shown[tile] as number
  const read = Math.min(met, finished[tile] as number)
  return sampleBeta(1 + read, 1 + met - read, random)
}

/** As many as are wanted, chosen by chance; all where there are not more. */
function drawSome(tiles: Int32Array, wanted: number, random: () => number): number[] {
  if (tiles.length <= wanted) return [...tiles]
  const places = new Set<number>()
  // Of twice as many places some come twice; a few less are as good.
  for (let draws = 2 * wanted; draws > 0 && places.size < wanted; draws--) {
    places.add(Math.floor(random() * tiles.length))
  }
  return Array.from(places, (place) => tiles[place] as number)
}
