import { itemStatus } from "@confetti/contract/rewards"
import type { FeedCardSource } from "../../../platform/feed-cards.ts"

/** More of them would be advertising. */
const mostCards = 2

/** The things nearest to everybody's reach. From memory: a page does not wait to hear how many are left. */
export const shopCards: FeedCardSource = ({ content }) =>
  content
    .current()
    .items.filter(({ status }) => status === itemStatus.active)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, mostCards)
    .map(({ id, title, teaser, cost, picture }) => {
      return { type: "shop", id, title, text: teaser, cost, balance: null, picture }
    })
