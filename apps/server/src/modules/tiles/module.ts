import { type TileState, tileStatesQuery, tileTapsQuery } from "@confetti/contract/tile-taps"
import { tileIdFor, tileIdsFor } from "../../platform/content/tile-ids.ts"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { publish } from "../../platform/extension-point.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { deleteReads, deleteTaps, readsOf, type StateRow, statesOf, tapsOf, tileTapView } from "./interaction-store.ts"
import { readsChanged } from "./read-events.ts"
import { readTiles } from "./read-tiles.ts"
import { deleteReadingTime } from "./reading-credit-store.ts"
import { recordReadsCallable } from "./record-reads.ts"
import { tapTileCallable } from "./tap-tile.ts"

const parseTapsQuery = queryParser(tileTapsQuery)

const readTileTaps: OwnRead = async ({ userId }, query, context) => {
  const { tileId } = parseTapsQuery(query)
  const tapped = (await tileIdFor(context.db, context, tileId)) ?? tileId
  return { documents: (await tapsOf(context.db, userId, tapped)).map(tileTapView) }
}

const parseQuery = queryParser(tileStatesQuery)

/** `users/{id}/tileStates?ids=`: a person's state of each tile; for a subtile, its tile's. */
const readTileStates: OwnRead = async ({ userId }, query, context) => {
  const asked = parseQuery(query).ids
  const there = await tileIdsFor(context.db, context, asked)
  // Includes tiles that were withdrawn.
  const ids = [...new Set(asked.map((id) => there.get(id) ?? id))]
  const states = ids.length > 0 ? await statesOf(context.pool, userId, ids) : []
  return { documents: states.map(tileStateView) }
}

const personalTaps: PersonalData = {
  name: "tileTaps",
  tables: ["tile_taps"],
  read: async (db, userId) => (await tapsOf(db, userId)).map(tileTapView),
  erase: deleteTaps,
}

const personalReads: PersonalData = {
  name: "tileReads",
  tables: ["tile_reads", "reading_time"],
  read: async (db, userId) =>
    (await readsOf(db, userId)).map(({ seenAt, readAt, finishedAt, ...read }) => ({
      ...read,
      seenAt: seenAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
  erase: async (tx, userId, _now, context) => {
    await publish(tx, context, readsChanged, { userId: null, tileIds: await deleteReads(tx, userId) })
    await deleteReadingTime(tx, userId)
  },
}

export const tiles: Module = {
  name: "tiles",
  tables: ["tile_taps", "tile_reads", "reading_time"],
  callables: [tapTileCallable, recordReadsCallable],
  documents: { tiles: readTiles },
  ownDocuments: { tileTaps: readTileTaps, tileStates: readTileStates },
  personal: [personalTaps, personalReads],
}

function tileStateView({ subtileCount, ...state }: StateRow): TileState {
  return { ...state, subtileCountSnapshot: subtileCount }
}
