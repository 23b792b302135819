import type { FeedCard } from "@confetti/contract/feed-item"
import type pg from "pg"
import type { Config } from "../../platform/config.ts"
import type { LiveContent } from "../../platform/content/live-content.ts"
import { type Extensions, extensionPoint } from "../../platform/extension-point.ts"

type Asked = { config: Config; content: LiveContent; pool: pg.Pool; clock: () => number }

/** The cards a module has between tiles, for everybody. */
export type FeedCardSource = {
  /** Where several cards could stand at one place, the source of the lowest number comes first. Each number is one source's. */
  priority: number
  /** Empty for as long as there is nothing to show. It is asked for each page: from memory, where it can be. */
  cards: (asked: Asked) => readonly FeedCard[] | Promise<readonly FeedCard[]>
}

/** Where a module adds its source. */
export const feedCardSources = extensionPoint<FeedCardSource>("feed card sources")

/** Every card there is, by the priority of its source: the mixing takes the first ones first. */
export async function collectFeedCards(services: Asked & { extensions: Extensions }): Promise<FeedCard[]> {
  const sources = services.extensions(feedCardSources).toSorted((a, b) => a.priority - b.priority)
  return (await Promise.all(sources.map(async ({ cards }) => cards(services)))).flat()
}
