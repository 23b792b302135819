import { hash } from "node:crypto"
import type { DocumentRead } from "../../platform/documents/document-read.ts"
import { parseNothing } from "../../platform/documents/query-parser.ts"
import { extend } from "../../platform/extension-point.ts"
import type { Module } from "../../platform/module.ts"
import { wordsIn } from "../../platform/words/words-in.ts"
import { collectFeedCards, type FeedCardSource, feedCardSources } from "./feed-card-source.ts"

/** `GET /documents/feedCards`: all cards, without those the reader has hidden. */
const readFeedCards: DocumentRead = async (query, services) => {
  parseNothing(query)
  const viewerId = services.caller.userId
  const json = JSON.stringify({ documents: await collectFeedCards({ ...services, viewerId }) })
  return { json, tag: hash("sha1", json, "base64url"), isPrivate: viewerId !== null }
}

const joinCards: FeedCardSource = {
  priority: 20,
  cards: ({ content }) => {
    const { name, language } = content.current().brand
    const { t } = wordsIn(language)
    const title = t`Join ${name}`
    return [
      { type: "join_cf", id: "first", title },
      { type: "join_cf", id: "second", title },
    ]
  },
}

export const feedCards: Module = {
  name: "feed-cards",
  documents: { feedCards: readFeedCards },
  extensions: [extend(feedCardSources, joinCards)],
}
