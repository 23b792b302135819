import { hash } from "node:crypto"
import { mostFeedIds } from "@confetti/contract/limits"
import { day } from "@confetti/domain/durations"
import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import { rankFeed } from "@confetti/domain/ranking/rank-feed"
import type { InteractionHistory } from "./interaction-history-store.ts"
import type { LiveRanking } from "./live-ranking.ts"
import { personOf } from "./person-of.ts"

/** `count` is how many tiles there are for somebody; at most `mostFeedIds` of them are in the order. */
export type PersonalFeed = { tileIds: string[]; causes: FeedCause[]; count: number }

/**
 * The order for somebody, from what they did. Null where nothing is known of them: they have the default order. What is tried out
 * on them changes from day to day, and not from call to call.
 */
export function orderForPerson(
  ranking: LiveRanking,
  userId: string,
  interactions: InteractionHistory,
): PersonalFeed | null {
  const { history, finished, recent, lessPreferences } = interactions
  if (history.length + finished.length + recent.length + lessPreferences.length === 0) return null
  const catalogue = ranking.catalogue()
  const person = personOf(catalogue, ranking.model(), interactions)
  const seed = Number.parseInt(hash("sha1", `${userId} ${Math.floor(catalogue.now / day)}`).slice(0, 8), 16)
  const { tiles, causes } = rankFeed(catalogue, person, { most: mostFeedIds, seed })
  let count = catalogue.ids.length
  for (const isOut of person.isLeftOut) count -= isOut
  return { tileIds: tiles.map((tile) => catalogue.ids[tile] ?? ""), causes, count }
}
