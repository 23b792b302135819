import { hash } from "node:crypto"
import type { TileCount } from "@confetti/contract/likes"
import { tileStatesQuery } from "@confetti/contract/tile-taps"
import { isTileThere } from "../../platform/content/is-tile-there.ts"
import type { DocumentRead } from "../../platform/documents/document-read.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { likeCounts } from "./counts-store.ts"

/** Asked for as the states of tiles are: `ids`, at most a hundred. */
const parseQuery = queryParser(tileStatesQuery)

/** `GET /documents/tileCounts?ids=`: how many people like each of these tiles, in the order asked. */
export const readTileCounts: DocumentRead = async (query, { pool, content, now }) => {
  const ids = parseQuery(query).ids.filter((id) => isTileThere(content, id, now))
  const likes = ids.length > 0 ? await likeCounts(pool, ids) : new Map<string, number>()
  const documents = ids.map((id): TileCount => ({ id, likes: likes.get(id) ?? 0 }))
  const json = JSON.stringify({ documents })
  return { json, tag: hash("sha1", json, "base64url") }
}
