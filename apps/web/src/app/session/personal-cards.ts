import type { CardOf, FeedCard } from "@confetti/contract/feed-item"
import type { PointsOverview } from "@confetti/contract/points"
import { minute } from "@confetti/domain/durations"
import { t } from "@confetti/domain/messages/t"
import type { Perk } from "@confetti/domain/rewards/item-kind"
import { type Overview, overviewRead } from "../../features/points/index.ts"
import { readCacheOf } from "../../platform/reads/read-cache.ts"
import type { Visit } from "../../platform/visit.ts"
import { feedCardsRead } from "../screens/feed-cards-read.ts"

export function personalCards(
  cards: readonly FeedCard[],
  overview: Pick<PointsOverview, "balance" | "pace" | "perks" | "ways">,
): FeedCard[] {
  const { balance, pace, perks } = overview
  const own = cards
    .filter((card) => card.type !== "earn_rewards" && !(card.type === "shop" && perks.includes(card.kind as Perk)))
    .map((card) => (card.type === "shop" ? { ...card, balance, pace } : card))
  return [...own, stillToEarn(overview)]
}

function stillToEarn({ ways }: Pick<PointsOverview, "ways">): CardOf<"earn_rewards"> {
  const left = ways
    .filter(({ isOver, left }) => !isOver && left !== 0)
    .map(({ action, points, left }) => ({ action, points, times: left }))
  return { type: "earn_rewards", id: "today", title: t`Earn more today`, left }
}

/**
 * Adds a person's points to their feed's cards when either is read. The cached cards are changed, so that the first page's code needs
 * nothing of it.
 */
export function followCards({ scope, onEnd }: Visit): Promise<void> {
  const cache = readCacheOf(scope)
  let own: readonly FeedCard[] | undefined
  let of: Overview | undefined
  const write = () => {
    const cards = cache.peek(feedCardsRead).data
    const overview = cache.peek(overviewRead).data
    if (!cards || !overview || (cards === own && overview === of)) return
    // Stored first, as storing calls back.
    const next = personalCards(cards, overview)
    own = next
    of = overview
    cache.keep(feedCardsRead, next)
  }
  onEnd(cache.subscribe(write))
  return cache.load(overviewRead, minute).then(write)
}
