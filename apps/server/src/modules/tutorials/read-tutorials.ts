import { z } from "zod"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { knownTutorials } from "./known-tutorials.ts"
import { tutorialsSeenBy } from "./store.ts"

const parseNothing = queryParser(z.strictObject({}))

/** `users/{id}/tutorials`: what this person has seen, the first one first. */
export const readTutorials: OwnRead = async ({ userId }, query, { db }) => {
  parseNothing(query)
  return { documents: knownTutorials(await tutorialsSeenBy(db, userId)) }
}
