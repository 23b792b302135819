import { tileStatesQuery } from "@confetti/contract/tile-taps"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { statesOf } from "./meeting-store.ts"
import { tileStateView } from "./tile-state-view.ts"

const parseQuery = queryParser(tileStatesQuery)

/** `users/{id}/tileStates?ids=`: what this person has met of each of these tiles. */
export const readTileStates: OwnRead = async ({ userId }, query, { pool }) => {
  const { ids } = parseQuery(query)
  const states = ids.length > 0 ? await statesOf(pool, userId, ids) : []
  return { documents: states.map(tileStateView) }
}
