import type { Module } from "../../platform/module.ts"
import { joinCards } from "./join-cards.ts"
import { readFeedCards } from "./read-feed-cards.ts"

/** The cards between tiles: `GET /documents/feedCards`. Which of them a person meets, and where, is decided by `mixFeed`. */
export const feedCards: Module = {
  name: "feed-cards",
  documents: { feedCards: readFeedCards },
  feedCards: joinCards,
}
