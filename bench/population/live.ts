import { spliceFeed } from "@confetti/domain/feed/feed-splice"
import type { Feed } from "./feeds.ts"
import { emptyMemory, type Memory, readAgain, remember } from "./memory.ts"
import { Boredom, chance, type HiddenTile, isRead, react, type World } from "./world.ts"

/** A fresh order comes after so many tiles, and is laid behind the one in view as in the app. */
const askAfter = 3

/** The tiles somebody walked past in one session, in order, and how many of them they read to the end. */
export type Session = { walked: number[]; read: number }

/** Simulates a session of about twenty tiles and records it in the memory. */
export function liveSession(
  world: World,
  feed: Feed,
  memory: Memory,
  { person, day }: { person: number; day: number },
): Session {
  const length = 16 + Math.floor(9 * chance(world.seed, 5, person, day))
  const boredom = new Boredom()
  const order = (): string[] => feed.order(memory, person, day).map(String)
  let ids = order()
  const walked: number[] = []
  let read = 0
  while (walked.length < Math.min(length, ids.length)) {
    const at = walked.length
    if (feed.isQuick && at > 0 && at % askAfter === 0) ids = spliceFeed({ ids, at: at - 1 }, order())
    const tile = Number(ids[at])
    walked.push(tile)
    const { category } = world.tiles[tile] as HiddenTile
    const reaction = react(world, person, tile, boredom.of(category))
    boredom.saw(category)
    remember(memory, person, tile, reaction)
    if (isRead(reaction)) read++
  }
  return { walked, read }
}

export type LivedSession = Session & { person: number; day: number }

/** A feed's result: every session in order, and the server's final memory. */
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
