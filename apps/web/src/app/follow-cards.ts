import type { FeedCard } from "@confetti/contract/feed-item"
import { type Overview, overviewKey, overviewRead } from "../features/points/index.ts"
import type { ReadCache } from "../platform/reads/read-cache.ts"
import { personalCards } from "./personal-cards.ts"
import { feedCardsKey } from "./use-mix-known.ts"

let stop: () => void = () => undefined

/**
 * Somebody is here: what is their own stands in the cards of the feed from now on, whenever cards or points are read. It is written
 * into what was read, so that the feed's first code need not know of it.
 */
export async function followCards(cache: ReadCache): Promise<void> {
  unfollowCards()
  let written: readonly FeedCard[] | undefined
  let of: Overview | undefined
  const write = () => {
    const cards = cache.peek<FeedCard[]>(feedCardsKey).data
    const overview = cache.peek<Overview>(overviewKey).data
    if (!cards || !overview || (cards === written && overview === of)) return
    // First of all remembered: keeping it calls back here.
    const own = personalCards(cards, overview)
    written = own
    of = overview
    cache.keep(feedCardsKey, own)
  }
  stop = cache.subscribe(write)
  await cache.load(overviewRead(true), 60_000)
  write()
}

export function unfollowCards(): void {
  stop()
  stop = () => undefined
}
