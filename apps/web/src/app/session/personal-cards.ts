import type { CardOf, FeedCard } from "@confetti/contract/feed-item"
import type { PointsOverview } from "@confetti/contract/points"
import { t } from "@confetti/domain/messages/t"
import type { Perk } from "@confetti/domain/rewards/item-kind"

/** The cards of the feed with what is a person's own in them: what they have and earn a day, what they don't, and what is left to earn today. */
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
  return { type: "earn_rewards", id: "today", title: t`Still to earn today`, left }
}
