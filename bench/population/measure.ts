import type { Lived, LivedSession } from "./live.ts"
import type { PersonMemory } from "./memory.ts"
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
    categoriesMet: mean(people.map(({ met }: PersonMemory) => categoriesOf(met))),
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
