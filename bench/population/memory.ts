import { day as msPerDay } from "@confetti/domain/durations"
import {
  blendMerit,
  noCounts,
  type RankingCatalogue,
  type TileCounts,
} from "../../apps/server/src/modules/ranking/candidates/catalogue.ts"
import { interactionWeight, type UserProfile } from "../../apps/server/src/modules/ranking/features/profile.ts"
import { categoryCount, type Reaction, type World } from "./world.ts"

/** A person's past. */
export type PersonMemory = {
  /** The weight of the strongest thing they did with each tile they took to. */
  weight: Map<number, number>
  isFinished: Uint8Array
  /** Tiles they saw and passed by. */
  passed: Set<number>
  /** All they were shown. */
  seen: Set<number>
  /** Last seen tiles, the latest first. */
  recent: number[]
  lessCategories: Set<number>
}

/** A server's knowledge: counts of all tiles, and each person's actions. Nothing hidden. */
export type Memory = {
  /** Its counts are as of the last time they were read. */
  catalogue: RankingCatalogue
  counts: TileCounts
  isOut: Uint8Array
  people: PersonMemory[]
}

/** So many of the last tiles are known in their order. */
const recentLength = 50

const weights: Record<Reaction, number> = {
  pass: 0,
  open: interactionWeight.tap,
  finish: interactionWeight.finish,
  like: interactionWeight.like,
}

export function emptyMemory({ tiles, people }: World): Memory {
  const ids = tiles.map((_, tile) => String(tile))
  return {
    catalogue: {
      ids,
      indexOf: new Map(ids.map((id, tile) => [id, tile])),
      categories: Array.from({ length: categoryCount }, (_, category) => String(category)),
      categoryOf: Uint16Array.from(tiles, ({ category }) => category),
      publishedAt: Float64Array.from(tiles, ({ day }) => day * msPerDay),
      merit: new Float32Array(ids.length),
      shown: new Uint32Array(ids.length),
      finished: new Uint32Array(ids.length),
      now: 0,
    },
    counts: noCounts(ids.length),
    isOut: new Uint8Array(ids.length),
    people: people.map(() => ({
      weight: new Map<number, number>(),
      isFinished: new Uint8Array(ids.length),
      passed: new Set<number>(),
      seen: new Set<number>(),
      recent: [],
      picks: [],
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
    now: day * msPerDay,
  }
  for (const [tile, { day: out }] of tiles.entries()) memory.isOut[tile] = out <= day ? 1 : 0
}

export function remember({ counts, people }: Memory, person: number, tile: number, reaction: Reaction): void {
  const mine = people[person] as PersonMemory
  const add = (to: Uint32Array): void => {
    to[tile] = (to[tile] as number) + 1
  }
  if (!mine.seen.has(tile)) add(counts.shown)
  mine.seen.add(tile)
  mine.recent = [tile, ...mine.recent.slice(0, recentLength - 1)]
  if (reaction === "pass") {
    if (!mine.weight.has(tile)) mine.passed.add(tile)
    return
  }
  mine.passed.delete(tile)
  mine.weight.set(tile, Math.max(weights[reaction], mine.weight.get(tile) ?? 0))
  if (reaction === "open") return
  if (reaction === "like") add(counts.likes)
  add(counts.finished)
  mine.isFinished[tile] = 1
}

/** A person as the ranking sees them. */
export function userProfile(memory: Memory, person: number, modelScores: Float32Array | null): UserProfile {
  const { weight, isFinished, passed, recent, lessCategories } = memory.people[person] as PersonMemory
  return {
    modelScores,
    history: Array.from(weight, ([tile, value]) => ({ tile, weight: value })),
    isExcluded: isFinished.map((isRead, tile) => (isRead || !memory.isOut[tile] ? 1 : 0)),
    skipped: [...passed],
    recent,
    lessCategories,
    lessSimilar: null,
  }
}
