import type { RankingCatalogue, RankingPerson } from "@confetti/domain/ranking/ranking"
import { blendMerit, type TileCounts } from "../../apps/server/src/modules/ranking/blend-merit.ts"
import { interactionWeight } from "../../apps/server/src/modules/ranking/interactions-store.ts"
import type { Reaction } from "./react.ts"
import { categoryCount, type World } from "./world.ts"

/** What one person did so far. */
export type PersonMemory = {
  /** The strongest thing they did with each tile they took to. */
  strength: Map<number, number>
  isFinished: Uint8Array
  /** Tiles they saw and passed by. */
  passed: Set<number>
  /** All they were shown. */
  met: Set<number>
  /** What they saw last, the latest first. */
  recent: number[]
  lessCategories: Set<number>
}

/** What a server knows: of all tiles the counts, of every person what they did. Nothing hidden. */
export type Memory = {
  /** Its counts are as of the last time they were read. */
  catalogue: RankingCatalogue
  counts: TileCounts
  isOut: Uint8Array
  people: PersonMemory[]
}

/** So many of the last tiles are known in their order. */
const recentLength = 50

const strengths: Record<Reaction, number> = {
  pass: 0,
  open: interactionWeight.tap,
  finish: interactionWeight.finish,
  like: interactionWeight.like,
}

export function emptyMemory({ tiles, people }: World): Memory {
  const ids = tiles.map((_, tile) => String(tile))
  const noCounts = (): Uint32Array => new Uint32Array(ids.length)
  return {
    catalogue: {
      ids,
      indexOf: new Map(ids.map((id, tile) => [id, tile])),
      categories: Array.from({ length: categoryCount }, (_, category) => String(category)),
      categoryOf: Uint16Array.from(tiles, ({ category }) => category),
      publishedAt: Float64Array.from(tiles, ({ day }) => day * day),
      merit: new Float32Array(ids.length),
      shown: noCounts(),
      finished: noCounts(),
      now: 0,
    },
    counts: { likes: noCounts(), shown: noCounts(), finished: noCounts() },
    isOut: new Uint8Array(ids.length),
    people: people.map(() => ({
      strength: new Map<number, number>(),
      isFinished: new Uint8Array(ids.length),
      passed: new Set<number>(),
      met: new Set<number>(),
      recent: [],
      lessCategories: new Set<number>(),
    })),
  }
}

/** Reads the counts again, as a server does every minute, and sees what is out by now. Editors have said nothing of any tile. */
export function readAgain(memory: Memory, { tiles }: World, day: number): void {
  const { shown, finished } = memory.counts
  memory.catalogue = {
    ...memory.catalogue,
    merit: blendMerit(new Float32Array(tiles.length), memory.counts),
    shown: shown.slice(),
    finished: finished.slice(),
    now: day * day,
  }
  for (const [tile, { day: out }] of tiles.entries()) memory.isOut[tile] = out <= day ? 1 : 0
}

export function remember({ counts, people }: Memory, person: number, tile: number, reaction: Reaction): void {
  const mine = people[person] as PersonMemory
  const add = (to: Uint32Array): void => {
    to[tile] = (to[tile] as number) + 1
  }
  if (!mine.met.has(tile)) add(counts.shown)
  mine.met.add(tile)
  mine.recent = [tile, ...mine.recent.slice(0, recentLength - 1)]
  if (reaction === "pass") {
    if (!mine.strength.has(tile)) mine.passed.add(tile)
    return
  }
  mine.passed.delete(tile)
  mine.strength.set(tile, Math.max(strengths[reaction], mine.strength.get(tile) ?? 0))
  if (reaction === "open") return
  if (reaction === "like") add(counts.likes)
  add(counts.finished)
  mine.isFinished[tile] = 1
}

/** One person as the ranking sees them. */
export function rankingPerson(memory: Memory, person: number, closeness: Float32Array | null): RankingPerson {
  const { strength, isFinished, passed, recent, lessCategories } = memory.people[person] as PersonMemory
  return {
    closeness,
    history: Array.from(strength, ([tile, value]) => ({ tile, strength: value })),
    isLeftOut: isFinished.map((isRead, tile) => (isRead || !memory.isOut[tile] ? 1 : 0)),
    passed: [...passed],
    recent,
    lessCategories,
    lessLike: null,
  }
}
