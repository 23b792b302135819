import type { FeedCard } from "@confetti/contract/feed-item"
import { hour } from "@confetti/domain/durations"
import type { MixKnown } from "@confetti/domain/feed/mix-feed"
import { useMemo } from "react"
import { useSession } from "../../features/session/index.ts"
import { readDocuments } from "../../platform/api.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { usePageData } from "../page-data.tsx"

export const feedCardsRead = { key: "feedCards", read: () => readDocuments("feedCards") }

const none: FeedCard[] = []

/**
 * What the cards of the feed follow from. On the first paint it is what the server mixed from too: the cards in the page, and
 * whether a session came with the request. Who is really here is known later; the feed sees to it that nothing moves by that.
 * What is a person's own, their points, is written into the cards by `follow-cards.ts` once they are here.
 */
export function useMixKnown(): MixKnown<FeedCard> {
  const first = usePageData()
  const { state } = useSession()
  const cards = useRead(feedCardsRead, { freshFor: hour })
  const isSignedIn = state === "loading" ? first.isSignedIn : state === "signed-in"
  return useMemo(() => ({ cards: cards.data ?? none, isSignedIn }), [cards.data, isSignedIn])
}
