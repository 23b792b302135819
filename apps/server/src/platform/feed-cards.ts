import type { FeedCard } from "@confetti/contract/feed-item"
import type pg from "pg"
import type { LiveContent } from "./content/live-content.ts"

type Asked = { content: LiveContent; pool: pg.Pool; clock: () => number }

/** The cards a module has for everybody; empty for as long as it has nothing to show. It is asked for each page: from memory, where it can be. */
export type FeedCardSource = (asked: Asked) => readonly FeedCard[] | Promise<readonly FeedCard[]>

/** Every card there is, in the order of the modules: the mixing takes the first ones first. */
export async function collectFeedCards(
  services: Asked & { feedCards: readonly FeedCardSource[] },
): Promise<FeedCard[]> {
  return (await Promise.all(services.feedCards.map(async (cardsOf) => cardsOf(services)))).flat()
}
