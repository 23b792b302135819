import { hash } from "node:crypto"
import { z } from "zod"
import type { DocumentRead } from "../../platform/documents/document-read.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"

const parseQuery = queryParser(z.strictObject({}))

/** `GET /documents/categories`: in their order, without those that have no picture. */
export const readCategories: DocumentRead = async (query, { content }) => {
  parseQuery(query)
  const json = JSON.stringify({ documents: content.current().categories })
  return { json, tag: hash("sha1", json, "base64url") }
}
