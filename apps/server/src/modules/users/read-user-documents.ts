import { hash } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { type LikesDocument, tileTapsQuery } from "@confetti/contract/users"
import { z } from "zod"
import { requireUser } from "../../platform/auth/require-user.ts"
import type { DocumentContext, DocumentRead } from "../../platform/documents/document-read.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import type { TaggedJson } from "../../platform/http/answer-json.ts"
import { findPerson, likesOf, tapsOf } from "./store.ts"
import { tileTapView } from "./tile-tap-view.ts"
import { userRecordView } from "./user-record-view.ts"

const parseNothing = queryParser(z.strictObject({}))
const parseTapsQuery = queryParser(tileTapsQuery)

/** `users/{id}` and what lies below. A person's documents answer only to that person. */
export const readUserDocuments: DocumentRead = async (query, context) => {
  const { userId } = requireUser(context)
  const [, id, ...rest] = context.path.split("/")
  if (id !== userId) throw new AppError("session/forbidden")
  const read = reads.get(rest.join("/"))
  if (!read) throw new AppError("request/unknown-document")
  return own(await read(userId, query, context))
}

type OwnRead = (userId: string, query: string, context: DocumentContext) => Promise<object>

const reads = new Map<string, OwnRead>([
  [
    "",
    async (userId, query, { db, caller }) => {
      parseNothing(query)
      const person = await findPerson(db, userId)
      return { document: person ? userRecordView(person, caller.isEditor) : null }
    },
  ],
  [
    "likes",
    async (userId, query, { db }) => {
      parseNothing(query)
      const likes: LikesDocument = { tileIds: (await likesOf(db, userId)).map(({ tileId }) => tileId) }
      return { documents: [likes] }
    },
  ],
  [
    "tileTaps",
    async (userId, query, { db }) => {
      const { tileId } = parseTapsQuery(query)
      const taps = await tapsOf(db, userId, tileId)
      return { documents: taps.map(tileTapView) }
    },
  ],
])

function own(document: object): TaggedJson {
  const json = JSON.stringify(document)
  return { json, tag: hash("sha1", json, "base64url"), isPrivate: true }
}
