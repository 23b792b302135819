import { hash } from "node:crypto"
import type { TileCount } from "@confetti/contract/likes"
import { tileStatesQuery } from "@confetti/contract/tile-taps"
import { tileIdsFor } from "../../platform/content/tile-ids.ts"
import type { DocumentRead } from "../../platform/documents/document-read.ts"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { parseNothing, queryParser } from "../../platform/documents/query-parser.ts"
import { publishStatements } from "../../platform/extension-point.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { likeTileCallable } from "./like-tile.ts"
import { likesChanged } from "./likes-changed.ts"
import { likesView, mergeLikesCallable } from "./merge-likes.ts"
import { deleteLikes, likesOf, tileCounts } from "./store.ts"
import { unlikeTileCallable } from "./unlike-tile.ts"

const parseQuery = queryParser(tileStatesQuery)

/** `GET /documents/tileCounts?ids=`: likes and thoughts of tiles, in the order asked; for a subtile, its tile's. */
const readTileCounts: DocumentRead = async (query, context) => {
  const { db, caller } = context
  const there = await tileIdsFor(db, context, parseQuery(query).ids)
  const ids = [...new Set(there.values())]
  // Signed-in people must see their own thought counted at once.
  const { pool } = caller.userId === null ? context.replica : context
  const counts = await tileCounts(pool, ids)
  const documents = ids.map((id): TileCount => ({ id, likes: 0, thoughts: 0, ...counts.get(id) }))
  const json = JSON.stringify({ documents })
  return { json, tag: hash("sha1", json, "base64url") }
}

const readLikes: OwnRead = async ({ userId }, query, { db }) => {
  parseNothing(query)
  return { documents: [likesView(await likesOf(db, userId))] }
}

const personalLikes: PersonalData = {
  name: "likes",
  tables: ["likes"],
  read: async (db, userId) =>
    (await likesOf(db, userId)).map(({ tileId, likedAt }) => ({ tileId, likedAt: likedAt.toISOString() })),
  erase: async (tx, userId, _now, context) =>
    publishStatements(tx, context, likesChanged, { userId: null, tileIds: await deleteLikes(tx, userId) }),
}

export const likes: Module = {
  name: "likes",
  tables: ["likes"],
  callables: [likeTileCallable, unlikeTileCallable, mergeLikesCallable],
  documents: { tileCounts: readTileCounts },
  ownDocuments: { likes: readLikes },
  personal: [personalLikes],
}
