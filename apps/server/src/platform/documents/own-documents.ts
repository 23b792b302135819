import { hash } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { type Person, requireUser } from "../auth/require-user.ts"
import type { TaggedJson } from "../http/answer-json.ts"
import type { DocumentContext, DocumentRead } from "./document-read.ts"

export type OwnRead = (person: Person, query: string, context: DocumentContext) => Promise<object>

/** `users/{id}` (the empty name) and paths below it, only for that person. */
export function ownDocuments(reads: ReadonlyMap<string, OwnRead>): DocumentRead {
  return async (query, context) => {
    const person = requireUser(context)
    const [, id, ...rest] = context.path.split("/")
    if (id !== person.userId) throw new AppError("session/forbidden")
    const read = reads.get(rest.join("/"))
    if (!read) throw new AppError("request/unknown-document")
    return own(await read(person, query, context))
  }
}

function own(document: object): TaggedJson {
  const json = JSON.stringify(document)
  return { json, tag: hash("sha1", json, "base64url"), isPrivate: true }
}
