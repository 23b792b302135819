import { countLess } from "@confetti/domain/feed/less-preference"
import type { Feed } from "./feeds.ts"
import { type Lived, type LivedSession, liveSession } from "./live.ts"
import { type Memory, type PersonMemory, readAgain } from "./memory.ts"
import type { World } from "./world.ts"

export type Measured = {
  /** Of all tiles walked past, the share that was read to the end. */
  read: number
  /** The same in the last three days, when what there is to learn is learned. */
  readLate: number
  /** The share of people who read at least half of their first session to the end. */
  goodFirst: number
  /** Categories a person was shown in a session, and in all, as means. */
  categoriesASession: number
  categoriesMet: number
  /** Tiles that were out and that nobody was ever shown. */
  neverShown: number
}

const lateDays = 3

export function measure(world: World, { sessions, memory }: Lived, days: number): Measured {
  const { counts, catalogue, isOut, people } = memory
  const categoriesOf = (tiles: Iterable<number>): number =>
    new Set(Array.from(tiles, (tile) => catalogue.categoryOf[tile])).size
  const first = sessions.filter(({ person, day }) => day === world.people[person]?.day)
  return {
    read: readShare(sessions),
    readLate: readShare(sessions.filter(({ day }) => day > days - lateDays)),
    goodFirst: mean(first.map(({ read, walked }) => (read >= walked.length / 2 ? 1 : 0))),
    categoriesASession: mean(sessions.map(({ walked }) => categoriesOf(walked))),
    categoriesMet: mean(people.map(({ seen }: PersonMemory) => categoriesOf(seen))),
    neverShown: counts.shown.reduce((sum, count, tile) => sum + (isOut[tile] && count === 0 ? 1 : 0), 0),
  }
}

function readShare(sessions: readonly LivedSession[]): number {
  const walked = sessions.reduce((sum, session) => sum + session.walked.length, 0)
  return sessions.reduce((sum, { read }) => sum + read, 0) / Math.max(1, walked)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Of a category that made up much of what came next: how many of twenty tiles were of it, as means over people. */
export type LessPreferenceEffect = {
  people: number
  before: number
  /** In the next twenty, at once. */
  asked: number
  /** In the sessions that followed, with the preference. */
  kept: number
  /** In the next twenty, after it was taken back; then in the sessions that followed. */
  undone: number
  later: number
  /** Whether taking it back at once gave everybody exactly the order they had. */
  isRestored: boolean
}

const horizon = 20
const sessionsEach = 3
/** Asks only who has so many of a category before them. */
const fewest = 4

/** Lets everybody ask for less of the category they have most of before them, live with it, take it back, and live on. */
export function measureLessPreference(world: World, feed: Feed, memory: Memory, day: number): LessPreferenceEffect {
  readAgain(memory, world, day)
  const seen = {
    before: [] as number[],
    asked: [] as number[],
    kept: [] as number[],
    undone: [] as number[],
    later: [] as number[],
  }
  let isRestored = true
  for (const [person, { lessCategories }] of memory.people.entries()) {
    const next = (on: number): readonly number[] => feed.order(memory, person, on)
    const order = next(day)
    const { category, count: before } = mostCommon(memory, order.slice(0, horizon))
    if (before < fewest) continue
    const count = (tiles: readonly number[]): number => countIn(memory, tiles, category)
    const live = (from: number): number[] =>
      Array.from({ length: sessionsEach }, (_, at) => {
        const { walked } = liveSession(world, feed, memory, { person, day: from + at })
        return (count(walked.slice(0, horizon)) * horizon) / Math.min(horizon, walked.length)
      })
    seen.before.push(before)
    lessCategories.add(category)
    seen.asked.push(count(next(day)))
    lessCategories.delete(category)
    isRestored &&= next(day).join() === order.join()
    lessCategories.add(category)
    seen.kept.push(...live(day))
    lessCategories.delete(category)
    seen.undone.push(count(next(day + sessionsEach)))
    seen.later.push(...live(day + sessionsEach))
  }
  return {
    people: seen.before.length,
    before: mean(seen.before),
    asked: mean(seen.asked),
    kept: mean(seen.kept),
    undone: mean(seen.undone),
    later: mean(seen.later),
    isRestored,
  }
}

function countIn({ catalogue }: Memory, tiles: readonly number[], category: number): number {
  return countLess(tiles.map(String), (id) => catalogue.categoryOf[Number(id)] === category, horizon)
}

function mostCommon(memory: Memory, tiles: readonly number[]): { category: number; count: number } {
  const counts = memory.catalogue.categories.map((_, category) => countIn(memory, tiles, category))
  const count = Math.max(...counts)
  return { category: counts.indexOf(count), count }
}
