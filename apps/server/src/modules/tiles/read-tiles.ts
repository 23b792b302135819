import { hash } from "node:crypto"
import { tilesQuery } from "@confetti/contract/documents"
import { LRUCache } from "lru-cache"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"
import type { DocumentContext, DocumentRead } from "../../platform/documents/document-read.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import type { TaggedJson } from "../../platform/http/answer-json.ts"
import type { Services } from "../../platform/services.ts"
import { anyByIds, developingTiles, subtileBySlug, type TileDocument, tileBySlug, tilesByIds } from "./store.ts"

const mostBytes = 32 * 1024 * 1024

type TileCache = { of: ContentSnapshot; documents: LRUCache<string, TileDocument> }

const newCache = ({ content }: Services): TileCache => cacheOf(content.current())

const cacheOf = (of: ContentSnapshot): TileCache => ({ of, documents: new LRUCache({ maxSize: mostBytes }) })

const parseQuery = queryParser(tilesQuery)

/** `GET /documents/tiles` by slug, by ids, or those in development. Documents are sent as stored. */
export const readTiles: DocumentRead = async (query, context) => {
  const { slug, ids, developing } = parseQuery(query)
  if (slug === undefined && ids === undefined)
    return manyDocuments(await developingTiles(context.contentReplica.pool, new Date(context.now)))
  if (slug !== undefined) {
    const { pool } = context.contentReplica
    const published = new Date(context.now)
    return oneDocument((await tileBySlug(pool, published, slug)) ?? (await subtileBySlug(pool, published, slug)))
  }
  return manyDocuments(await inOrder(ids ?? [], { onlyFinished: developing === "false" }, context))
}

type Filter = { onlyFinished: boolean }

async function inOrder(
  ids: readonly string[],
  filter: Filter,
  { contentReplica: { pool }, content, own, now }: DocumentContext,
) {
  const snapshot = content.current()
  const entries = ids.map((id) => snapshot.byId.get(id))
  // Unknown ids may be subtiles, which cost a query.
  if (!entries.every((entry) => entry !== undefined)) {
    const found = byId(await anyByIds(pool, new Date(now), ids, filter))
    return ids.flatMap((id) => found.get(id) ?? [])
  }
  const visible = entries.filter((entry) => entry.publishedAt <= now && !(filter.onlyFinished && entry.developing))
  const cache = cachedDocuments({ own }, snapshot)
  const missing = visible.filter((entry) => cache.get(entry.id) === undefined).map((entry) => entry.id)
  const read = missing.length > 0 ? await tilesByIds(pool, new Date(now), missing, filter) : []
  for (const tile of read) cache.set(tile.id, tile, { size: tile.document.length })
  const fresh = byId(read)
  return visible.flatMap(({ id }) => fresh.get(id) ?? cache.get(id) ?? [])
}

function byId(tiles: readonly TileDocument[]): Map<string, TileDocument> {
  return new Map(tiles.map((tile) => [tile.id, tile]))
}

function oneDocument(tile: TileDocument | null): TaggedJson {
  return { json: `{"document":${tile?.document ?? "null"}}`, tag: tagOf(tile ? [tile] : []) }
}

function manyDocuments(tiles: readonly TileDocument[]): TaggedJson {
  // A single join gives a flat string; a concatenated one would be copied again.
  const parts = ['{"documents":[']
  for (const { document } of tiles) parts.push(parts.length > 1 ? "," : "", document)
  parts.push("]}")
  return { json: parts.join(""), tag: tagOf(tiles) }
}

function tagOf(tiles: readonly TileDocument[]): string {
  return hash("sha1", tiles.map(({ id, state }) => `${id} ${state}`).join(), "base64url")
}

/** Tile documents cached with the snapshot they belong to: at most a second old, like all content in memory. */
function cachedDocuments({ own }: Pick<Services, "own">, of: ContentSnapshot): LRUCache<string, TileDocument> {
  const cache = own(newCache)
  if (cache.of !== of) Object.assign(cache, cacheOf(of))
  return cache.documents
}
