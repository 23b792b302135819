import type { FeedCard } from "@confetti/contract/feed-item"
import { type Extensions, extensionPoint } from "../../platform/extension-point.ts"
import type { Services } from "../../platform/services.ts"

type Asked = Pick<Services, "config" | "content" | "pool" | "clock" | "log" | "own"> & {
  /** Who asks, where that is known: a page is everybody's. */
  viewerId?: string | null
}

export type FeedCardSource = {
  /** Where several cards could stand at one place, the source of the lowest number comes first. Each number is one source's. */
  priority: number
  /** Empty for as long as there is nothing to show. It is asked for each page: from memory, where it can be. */
  cards: (asked: Asked) => readonly FeedCard[] | Promise<readonly FeedCard[]>
}

export const feedCardSources = extensionPoint<FeedCardSource>("feed card sources")

/** Every card there is, by the priority of its source: the mixing takes the first ones first. */
export async function collectFeedCards(services: Asked & { extensions: Extensions }): Promise<FeedCard[]> {
  const sources = services.extensions(feedCardSources).toSorted((a, b) => a.priority - b.priority)
  return (await Promise.all(sources.map(async ({ cards }) => cards(services)))).flat()
}
