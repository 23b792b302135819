import { z } from "zod"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { likesView } from "./likes-view.ts"
import { likesOf } from "./store.ts"

const parseNothing = queryParser(z.strictObject({}))

/** `users/{id}/likes`: one document with every liked tile's id, the first one first. */
export const readLikes: OwnRead = async ({ userId }, query, { db }) => {
  parseNothing(query)
  return { documents: [likesView(await likesOf(db, userId))] }
}
