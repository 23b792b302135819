import type { FeedCard } from "@confetti/contract/feed-item"
import type { FeedPreview } from "@confetti/contract/studio-cards"
import { wallClock } from "@confetti/domain/feed/card-window"
import { mixFeed } from "@confetti/domain/feed/mix-feed"
import { itemKey } from "@confetti/domain/feed/mixed-items"
import type { ReadContext } from "../../../platform/callables/define-callable.ts"
import { collectFeedCards } from "../../feed-cards/feed-card-source.ts"

/** Long enough to show every card. */
const tiles = Array.from({ length: 200 }, (_, at) => `tile ${at}`)

export async function previewFeed(context: ReadContext): Promise<FeedPreview> {
  const { config, now } = context
  const cards = await collectFeedCards(context)
  const guest = placesOf(cards, false)
  const member = placesOf(
    cards.map((card) => (card.type === "shop" ? { ...card, balance: card.cost } : card)),
    true,
  )
  return {
    zone: config.HOME_ZONE,
    now: wallClock(config.HOME_ZONE, now),
    cards: cards.map((card) => {
      const key = itemKey(card)
      const places = { guest: guest.get(key) ?? null, member: member.get(key) ?? null }
      return { type: card.type, id: card.id, title: card.title, places }
    }),
  }
}

function placesOf(cards: readonly FeedCard[], isSignedIn: boolean): Map<string, number> {
  return new Map(mixFeed(tiles, [], { cards, isSignedIn }).map((item, at) => [itemKey(item), at + 1]))
}
