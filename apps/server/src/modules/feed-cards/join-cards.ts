import type { FeedCardSource } from "../../platform/feed-cards.ts"

/** Joining is always there: asked for at two places, each time by a card of its own. */
export const joinCards: FeedCardSource = ({ content }) => {
  const title = `Join ${content.current().brand.name}`
  return [
    { type: "join_cf", id: "first", title },
    { type: "join_cf", id: "second", title },
  ]
}
