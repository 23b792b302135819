import { hash } from "node:crypto"
import type { FeedCard } from "@confetti/contract/feed-item"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import type { Services } from "../../platform/services.ts"
import { collectFeedCards } from "./feed-card-source.ts"

/** Removed cards leave every page within a second: half for the cache, half for reading. */
const freshFor = 500
/** Longest wait for the database; after it the last known cards are used. */
const patience = 250

export type CardsAtOnce = { cards: FeedCard[]; version: string }

type Known = CardsAtOnce & { content: ContentSnapshot; minute: number; until: number }

/**
 * The cards on everybody's pages, at most half a second old. Pages are cached by the cards' version, so that a removed card is never
 * served.
 */
export function createLiveFeedCards(services: Services, elapsed = () => performance.now()) {
  const { content, log } = services
  let known: Known | null = null
  let reading: Promise<Known> | null = null

  async function read(): Promise<Known> {
    const until = elapsed() + freshFor
    const of = { content: content.current(), minute: content.orders().minute, until }
    const cards = await collectFeedCards(services)
    return { ...of, cards, version: hash("sha1", JSON.stringify(cards), "base64url") }
  }

  function refreshed(): Promise<Known> {
    reading ??= read()
      .then((next) => {
        known = next
        return next
      })
      .finally(() => (reading = null))
    return reading
  }

  async function refreshedOr(before: Known): Promise<Known> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<Known>((resolve) => (timer = setTimeout(resolve, patience, before)))
    try {
      return await Promise.race([refreshed(), tooLate])
    } catch (error) {
      log.warn({ err: error }, "feed cards could not be read")
      known = { ...before, minute: content.orders().minute, until: elapsed() + freshFor }
      return known
    } finally {
      clearTimeout(timer)
    }
  }

  return (): CardsAtOnce | Promise<CardsAtOnce> => {
    if (known?.content !== content.current()) return refreshed()
    const isFresh = known.minute === content.orders().minute && known.until > elapsed()
    return isFresh ? known : refreshedOr(known)
  }
}
