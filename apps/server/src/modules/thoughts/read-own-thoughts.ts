import { type OwnThoughtsPage, ownThoughtsQuery } from "@confetti/contract/thoughts"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { mustBeOn } from "./access.ts"
import { cursorOf } from "./page-cursor.ts"
import { viewThoughtsOnTiles } from "./view-thoughts-on-tiles.ts"
import { ownWithTiles } from "./with-tile-store.ts"

const perPage = 20

const parseQuery = queryParser(ownThoughtsQuery)

export const readOwnThoughts: OwnRead = async ({ userId }, query, context) => {
  mustBeOn(context)
  const { db, pool, now } = context
  const after = cursorOf(parseQuery(query).before)
  const rows = await ownWithTiles(pool, { userId, after, limit: perPage + 1 })
  const page = rows.slice(0, perPage)
  const last = rows.length > perPage ? page.at(-1) : undefined
  const document: OwnThoughtsPage = {
    thoughts: await viewThoughtsOnTiles(db, page, { viewerId: userId, now }),
    next: last ? `${last.created_at.getTime()}_${last.thought_id}` : null,
  }
  return { documents: [document] }
}
