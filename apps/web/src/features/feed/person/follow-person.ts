import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { adoptPlaces } from "./adopt-places.ts"
import { keepLearning } from "./keep-learning.ts"
import { savePlaces } from "./save-places.ts"
import { takeOrder } from "./take-order.ts"

let stop: (() => void) | null = null

/**
 * Somebody is here: their feed follows them. It takes their order behind what they see, opens where they stood on another
 * device, tells the server where they stand, and learns as they go.
 */
export async function followPerson(userId: string, cache: ReadCache): Promise<void> {
  unfollowPerson()
  const places = savePlaces()
  const learning = keepLearning(userId, cache)
  stop = () => {
    places.stop()
    learning.stop()
  }
  await Promise.all([takeOrder(userId, cache), adoptPlaces(userId, places)])
}

/** They left. What was not told yet is theirs, and is not told. */
export function unfollowPerson(): void {
  stop?.()
  stop = null
}
