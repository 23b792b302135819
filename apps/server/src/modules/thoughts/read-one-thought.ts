import { hash } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import type { ThoughtOnTile } from "@confetti/contract/thoughts"
import { mayRead } from "@confetti/domain/thoughts/thought-visibility"
import type { DocumentContext, DocumentRead } from "../../platform/documents/document-read.ts"
import { parseNothing } from "../../platform/documents/query-parser.ts"
import { mustBeOn } from "./access.ts"
import { isHiddenBetween } from "./hides-store.ts"
import { viewThoughtsOnTiles } from "./view-thoughts-on-tiles.ts"
import { findWithTile } from "./with-tile-store.ts"

/** `GET /documents/thoughts/{id}`. A thought that may not be read looks like a missing one. */
export const readOneThought: DocumentRead = async (query, context) => {
  const [, id = "", ...rest] = context.path.split("/")
  if (rest.length > 0) throw new AppError("request/unknown-document")
  mustBeOn(context)
  parseNothing(query)
  const json = JSON.stringify({ document: await readableThought(id, context) })
  return { json, tag: hash("sha1", json, "base64url"), isPrivate: context.caller.userId !== null }
}

async function readableThought(id: string, context: DocumentContext): Promise<ThoughtOnTile | null> {
  const { db, pool, content, now } = context
  const { userId } = context.caller
  const row = await findWithTile(pool, id, userId)
  if (!row) return null
  const isAuthor = row.user_id === userId
  const isTileThere = (content.current().byId.get(row.tile_id)?.publishedAt ?? now + 1) <= now
  if (!isAuthor && !isTileThere) return null
  const isHidden = userId !== null && (await isHiddenBetween(db, userId, row.user_id))
  if (!mayRead(row.state, { isAuthor, isHidden })) return null
  const [shown = null] = await viewThoughtsOnTiles(db, [row], { viewerId: userId, now })
  return shown
}
