import { tileTapsQuery } from "@confetti/contract/tile-taps"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { tapsOf } from "./meeting-store.ts"
import { tileTapView } from "./tile-tap-view.ts"

const parseQuery = queryParser(tileTapsQuery)

/** `users/{id}/tileTaps?tileId=`: the newest tap on this tile, one or none. */
export const readTileTaps: OwnRead = async ({ userId }, query, { db }) => {
  const { tileId } = parseQuery(query)
  return { documents: (await tapsOf(db, userId, tileId)).map(tileTapView) }
}
