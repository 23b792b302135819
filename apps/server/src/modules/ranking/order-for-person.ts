import { hash } from "node:crypto"
import { mostFeedIds } from "@confetti/contract/limits"
import type { FeedCause } from "@confetti/domain/feed-cause"
import { rankFeed } from "@confetti/domain/rank-feed"
import type { LiveRanking } from "./live-ranking.ts"
import type { Meetings } from "./meetings-store.ts"
import { personOf } from "./person-of.ts"

/** `count` is how many tiles there are for somebody; at most `mostFeedIds` of them are in the order. */
export type PersonalFeed = { tileIds: string[]; causes: FeedCause[]; count: number }

const day = 86_400_000

/**
 * The order for somebody, from what they did. Null where nothing is known of them: they have the default order. What is tried out
 * on them changes from day to day, and not from call to call.
 */
export function orderForPerson(ranking: LiveRanking, userId: string, meetings: Meetings): PersonalFeed | null {
  const { history, finished, recent, wishes } = meetings
  if (history.length + finished.length + recent.length + wishes.length === 0) return null
  const ground = ranking.ground()
  const person = personOf(ground, ranking.model(), meetings)
  const seed = Number.parseInt(hash("sha1", `${userId} ${Math.floor(ground.now / day)}`).slice(0, 8), 16)
  const { tiles, causes } = rankFeed(ground, person, { most: mostFeedIds, seed })
  let count = ground.ids.length
  for (const isOut of person.isLeftOut) count -= isOut
  return { tileIds: tiles.map((tile) => ground.ids[tile] as string), causes, count }
}
