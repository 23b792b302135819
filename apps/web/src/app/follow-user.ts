import { followPerson, unfollowPerson } from "../features/feed/person/index.ts"
import { followLikes, unfollowLikes } from "../features/likes/sync/index.ts"
import { followPoints, unfollowPoints } from "../features/points/follow/index.ts"
import { followReading, unfollowReading } from "../features/reading/index.ts"
import { forgetOrderDraft } from "../features/shop/index.ts"
import type { ReadCache } from "../platform/reads/read-cache.ts"
import { followCards, unfollowCards } from "./follow-cards.ts"

/** Somebody is here: from now on the app follows them, and tells the server what they do. */
export async function welcome(userId: string, cache: ReadCache): Promise<void> {
  // First of all whose deeds these are: what was read before anybody was known is told as soon as reading is followed.
  const likes = followLikes(userId)
  followReading(userId)
  followPoints(userId, cache)
  await Promise.all([likes, followPerson(userId, cache), followCards(cache)])
}

/** They left: nothing of theirs stays or is told. */
export function farewell(): void {
  unfollowReading()
  unfollowPoints()
  unfollowCards()
  forgetOrderDraft()
  unfollowLikes()
  unfollowPerson()
}
