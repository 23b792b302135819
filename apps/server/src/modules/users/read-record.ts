import { z } from "zod"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { findPerson } from "./store.ts"
import { userRecordView } from "./user-record-view.ts"

const parseNothing = queryParser(z.strictObject({}))

/** `users/{id}`: the record, or null for who is signed in without one. */
export const readRecord: OwnRead = async ({ userId, isEditor }, query, { db }) => {
  parseNothing(query)
  const person = await findPerson(db, userId)
  return { document: person ? userRecordView(person, isEditor) : null }
}
