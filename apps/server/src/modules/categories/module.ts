import { hash } from "node:crypto"
import type { DocumentRead } from "../../platform/documents/document-read.ts"
import { parseNothing } from "../../platform/documents/query-parser.ts"
import type { Module } from "../../platform/module.ts"

/** `GET /documents/categories`: in order, without those that have no picture. */
const readCategories: DocumentRead = async (query, { content }) => {
  parseNothing(query)
  const json = JSON.stringify({ documents: content.current().categories })
  return { json, tag: hash("sha1", json, "base64url") }
}

export const categories: Module = { name: "categories", documents: { categories: readCategories } }
