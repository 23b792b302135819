import type { FeedCard, ShownCard } from "@confetti/contract/feed-item"
import { hour } from "@confetti/domain/durations"
import type { MixKnown } from "@confetti/domain/feed/mix-feed"
import { useMemo } from "react"
import { question } from "../../features/welcome/index.ts"
import { useSession } from "../../features/session/index.ts"
import { todayRun, todayStore } from "../../features/today/index.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { usePageData } from "../page-data.tsx"
import { feedCardsRead } from "./feed-cards-read.ts"

const none: FeedCard[] = []

/**
 * What the cards of the feed follow from. On the first paint it is what the server mixed from too: the cards in the page, and
 * whether a session came with the request. Who is really here is known later; the feed sees to it that nothing moves by that.
 * Today's tiles are known later too. What is a person's own, their points, is written into the cards by `follow-cards.ts` once they are
 * here; what a stranger is asked in the home feed comes from their device.
 */
export function useMixKnown(category: string | null): MixKnown<ShownCard> {
  const first = usePageData()
  const { state } = useSession()
  const cards = useRead(feedCardsRead, { freshFor: hour })
  const isSignedIn = state === "loading" ? first.isSignedIn : state === "signed-in"
  const asked = question.useValue()
  const today = todayStore.useValue()?.inFeed
  return useMemo(() => {
    const known = cards.data ?? none
    const isHome = category === null
    return {
      cards: asked && isHome ? [asked, ...known] : known,
      isSignedIn,
      ...(isHome && today && today.tileIds.size > 0 && { today: todayRun(today, known) }),
    }
  }, [category, cards.data, isSignedIn, asked, today])
}
