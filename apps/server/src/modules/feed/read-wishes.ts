import { z } from "zod"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { wishViews } from "./wish-views.ts"
import { wishesOf } from "./wish-store.ts"

const parseNothing = queryParser(z.strictObject({}))

/** `users/{id}/lessWishes`: what this person wants less of, the latest wish first. */
export const readWishes: OwnRead = async ({ userId }, query, { db, content }) => {
  parseNothing(query)
  return { documents: await wishViews(db, content, await wishesOf(db, userId)) }
}
