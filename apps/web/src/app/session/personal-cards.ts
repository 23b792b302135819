import type { CardOf, FeedCard } from "@confetti/contract/feed-item"
import type { PointsOverview } from "@confetti/contract/points"

/** The cards of the feed with what is a person's own in them: what they have, and what is left to earn today. */
export function personalCards(
  cards: readonly FeedCard[],
  overview: Pick<PointsOverview, "balance" | "ways">,
): FeedCard[] {
  const own = cards
    .filter(({ type }) => type !== "earn_rewards")
    .map((card) => (card.type === "shop" ? { ...card, balance: overview.balance } : card))
  return [...own, stillToEarn(overview)]
}

function stillToEarn({ ways }: Pick<PointsOverview, "ways">): CardOf<"earn_rewards"> {
  const left = ways
    .filter(({ isOver, left }) => !isOver && left !== 0)
    .map(({ action, points, left }) => ({ action, points, times: left }))
  return { type: "earn_rewards", id: "today", title: "Still to earn today", left }
}
