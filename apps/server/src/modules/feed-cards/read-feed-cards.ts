import { hash } from "node:crypto"
import { z } from "zod"
import type { DocumentRead } from "../../platform/documents/document-read.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { collectFeedCards } from "../../platform/feed-cards.ts"

const parseQuery = queryParser(z.strictObject({}))

/** `GET /documents/feedCards`: every card there is, for everybody. */
export const readFeedCards: DocumentRead = async (query, services) => {
  parseQuery(query)
  const json = JSON.stringify({ documents: await collectFeedCards(services) })
  return { json, tag: hash("sha1", json, "base64url") }
}
