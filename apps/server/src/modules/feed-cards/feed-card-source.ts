import type { FeedCard } from "@confetti/contract/feed-item"
import { type Extensions, extensionPoint } from "../../platform/extension-point.ts"
import type { Services } from "../../platform/services.ts"

type Asked = Pick<Services, "config" | "content" | "pool" | "clock" | "log" | "own"> & {
  /** Known only for a signed-in reader; shared pages have none. */
  viewerId?: string | null
}

export type FeedCardSource = {
  /** Sources with a lower number come first at the same place. Each number is used once. */
  priority: number
  /** Called for each page: it should answer from memory. */
  cards: (asked: Asked) => readonly FeedCard[] | Promise<readonly FeedCard[]>
}

export const feedCardSources = extensionPoint<FeedCardSource>("feed card sources")

/** All cards by the priority of their source. */
export async function collectFeedCards(services: Asked & { extensions: Extensions }): Promise<FeedCard[]> {
  const sources = services.extensions(feedCardSources).toSorted((a, b) => a.priority - b.priority)
  return (await Promise.all(sources.map(async ({ cards }) => cards(services)))).flat()
}
