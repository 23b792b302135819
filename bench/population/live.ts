import type { Feed } from "./feed.ts"
import { liveSession, type Session } from "./live-session.ts"
import { emptyMemory, type Memory, readAgain } from "./memory.ts"
import type { World } from "./world.ts"

export type LivedSession = Session & { person: number; day: number }

/** What came of a feed: every session in order, and what a server knows in the end. */
export type Lived = { sessions: LivedSession[]; memory: Memory }

/** Counts are read again after so many sessions of all people. */
const readAgainAfter = 100

/** Lets everybody live so many days with a feed, one session a day. What is shown to one is known when the next comes. */
export function live(world: World, feed: Feed, days: number): Lived {
  const memory = emptyMemory(world)
  const sessions: LivedSession[] = []
  for (let day = 1; day <= days; day++) {
    for (const [person, { day: from }] of world.people.entries()) {
      if (person % readAgainAfter === 0) readAgain(memory, world, day)
      if (from <= day) sessions.push({ person, day, ...liveSession(world, feed, memory, { person, day }) })
    }
    feed.learn?.(memory)
  }
  return { sessions, memory }
}
