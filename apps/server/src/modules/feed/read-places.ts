import { z } from "zod"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { placeView } from "./place-view.ts"
import { placesOf } from "./place-store.ts"

const parseNothing = queryParser(z.strictObject({}))

/** `users/{id}/places`: where this person stands in each feed. */
export const readPlaces: OwnRead = async ({ userId }, query, { db }) => {
  parseNothing(query)
  return { documents: (await placesOf(db, userId)).map(placeView) }
}
