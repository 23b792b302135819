import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import type { RankingCatalogue } from "./candidates/catalogue.ts"
import { diverseOrder } from "./diversify/diversify.ts"
import { causeOfPlace } from "./explain/explanation.ts"
import { planExploration, seededRandom } from "./explore/thompson-sampling.ts"
import { profileConfidence, seenTiles, type UserProfile } from "./features/profile.ts"
import { scoreTiles } from "./score/score-tiles.ts"

export type RankOptions = { most: number; seed: number }

export type RankedFeed = { tiles: number[]; causes: FeedCause[] }

/**
 * Ranks the catalogue for one person: candidates → features → score → explore → diversify → explain. Pure, and deterministic for a seed.
 *
 * Candidates are the catalogue's tiles without those the profile excludes. The model's part of the features, similarity, comes with
 * the profile (`buildProfile`).
 */
export function rankFeed(catalogue: RankingCatalogue, profile: UserProfile, { most, seed }: RankOptions): RankedFeed {
  const confidence = profileConfidence(profile)
  const isSeen = seenTiles(profile)
  const { scores, partsOf } = scoreTiles(catalogue, profile, { confidence, isSeen })
  const random = seededRandom(seed + profile.history.length + profile.skipped.length)
  const exploration = planExploration(catalogue, profile, { isSeen, most, random })
  const order = diverseOrder(catalogue, profile, { scores, confidence, most })

  const feed: RankedFeed = { tiles: [], causes: [] }
  while (feed.tiles.length < most) {
    const explored = exploration.isDue(feed.tiles.length) ? order.nextOf(exploration.tiles) : null
    const placed = explored ?? order.next()
    if (!placed) break
    const { tile, margin } = placed
    const age = catalogue.now - (catalogue.publishedAt[tile] ?? 0)
    feed.tiles.push(tile)
    feed.causes.push(explored ? "try" : causeOfPlace(partsOf(tile), margin, age))
  }
  return feed
}
