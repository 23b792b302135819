import { hash } from "node:crypto"
import type { FeedCard } from "@confetti/contract/feed-item"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import type { Services } from "../../platform/services.ts"
import { collectFeedCards } from "./feed-card-source.ts"

/** What was taken down is gone from every page of every process within a second: half of one is the age, the rest is for reading. */
const freshFor = 500
/** A database that does not answer holds up a page no longer than this; the cards known last stand in for its answer. */
const patience = 250

export type CardsAtOnce = { cards: FeedCard[]; version: string }

type Known = CardsAtOnce & { content: ContentSnapshot; minute: number; until: number }

/**
 * The cards that stand on everybody's pages, at most half a second behind the database. Pages are kept by their version and made from
 * them, so that no page is found that shows a card which is not there any more.
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
