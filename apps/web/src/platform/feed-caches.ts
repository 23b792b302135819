import { inCaches, jsonResponse, removeCaches } from "./in-caches.ts"
import { documentsCache } from "./keep-document.ts"
import { fieldsOf } from "./storage.ts"

/** A stored tile. `bytes` includes its picture, `hasPicture` is false until that is stored. */
export type SavedTile = { id: string; slug: string; pictureId: string; hasPicture: boolean; bytes: number }

/** The last tiles of a feed, newest first. `keptAt` is in milliseconds. */
export type SavedFeed = { feed: string; tiles: readonly SavedTile[]; keptAt: number }

/** The service worker's expiring cache of pictures (see `offline.ts`). */
const picturesCache = "media"

/** A cache for each feed, so that none displaces another and it is deleted whole. */
const prefix = "feed-"

/** The cache's description, ignored by the service worker (see `offline.ts`). */
const label = "/documents/kept-feed"

const openFeed = (feed: string) => caches.open(prefix + feed)

/** All stored feeds, unordered. One without a description, from a closed page, counts as the oldest. */
export function listSavedFeeds(): Promise<SavedFeed[]> {
  return inCaches<SavedFeed[]>(async (all) => {
    const names = (await all.keys()).filter((name) => name.startsWith(prefix))
    return Promise.all(
      names.map(async (name) => {
        // By name: opening a cache that is being deleted recreates it.
        const saved: unknown = await (await all.match(label, { cacheName: name }))?.json()
        return isSavedFeed(saved) ? saved : { feed: name.slice(prefix.length), tiles: [], keptAt: 0 }
      }),
    )
  }, [])
}

/** Writes a feed's description and deletes everything else from its cache. Rejects if the browser refuses or is full. */
export async function writeSavedFeed(saved: SavedFeed): Promise<void> {
  const cache = await openFeed(saved.feed)
  await cache.put(label, jsonResponse(saved))
  const paths = new Set([label, ...saved.tiles.flatMap((tile) => [pathById(tile.id), pathBySlug(tile.slug)])])
  const pictures = new Set(saved.tiles.map(({ pictureId }) => pictureId))
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const isNeeded = paths.has(pathname + search) || pictures.has(pictureOf(pathname) ?? "")
    if (!isNeeded) await cache.delete(request)
  }
}

export async function removeSavedFeed(feed: string): Promise<void> {
  await inCaches((all) => all.delete(prefix + feed), false)
}

export function removeAllSavedFeeds(): Promise<void> {
  return removeCaches(prefix)
}

/** Stores a tile under both of its addresses. Returns its bytes. Rejects if the browser refuses or is full. */
export async function putSavedTile(feed: string, tile: { id: string; slug: string }): Promise<number> {
  const cache = await openFeed(feed)
  await cache.put(pathById(tile.id), jsonResponse({ documents: [tile] }))
  await cache.put(pathBySlug(tile.slug), jsonResponse({ document: tile }))
  return 2 * new Blob([JSON.stringify(tile)]).size
}

/** The last read of a tile, from any page; otherwise undefined. */
export function findTile(id: string): Promise<unknown> {
  return inCaches<unknown>(async (all) => {
    const cache = await all.open(documentsCache)
    const pages = (await cache.keys()).filter(({ url }) =>
      new URL(url).searchParams.get("ids")?.split(",").includes(id),
    )
    for (const request of pages.toReversed()) {
      const page: unknown = await (await cache.match(request))?.json()
      const { documents } = fieldsOf(page)
      const tile: unknown = Array.isArray(documents) ? documents.find((each) => fieldsOf(each)["id"] === id) : undefined
      if (tile) return tile
    }
    return undefined
  }, undefined)
}

/**
 * Moves a picture's largest stored file from the expiring cache to a feed's. Returns its bytes; 0 without one. Rejects if the browser
 * refuses or is full.
 */
export async function takePicture(feed: string, pictureId: string): Promise<number> {
  const own = await openFeed(feed)
  for (const name of [prefix + feed, ...(await caches.keys())]) {
    const cache = await caches.open(name)
    const files = (await cache.keys()).filter(({ url }) => pictureOf(new URL(url).pathname) === pictureId)
    const largest = files.toSorted((a, b) => widthOf(b.url) - widthOf(a.url))[0]
    const file = largest && (await cache.match(largest))
    if (!file) continue
    const { size } = await file.clone().blob()
    if (name !== prefix + feed) await own.put(largest, file)
    if (name === picturesCache) await cache.delete(largest)
    return size
  }
  return 0
}

const pathById = (id: string) => `/documents/tiles?ids=${id}`
const pathBySlug = (slug: string) => `/documents/tiles?slug=${encodeURIComponent(slug)}`

function pictureOf(path: string): string | undefined {
  return /^\/media\/(.+)-\d+\.(?:avif|webp)$/.exec(path)?.[1]
}

function widthOf(url: string): number {
  return Number(/-(\d+)\.\w+$/.exec(url)?.[1] ?? 0)
}

function isSavedFeed(value: unknown): value is SavedFeed {
  const { feed, tiles, keptAt: savedAt } = fieldsOf(value)
  return typeof feed === "string" && typeof savedAt === "number" && Array.isArray(tiles) && tiles.every(isSavedTile)
}

function isSavedTile(value: unknown): value is SavedTile {
  const { id, slug, pictureId, hasPicture, bytes } = fieldsOf(value)
  return (
    typeof id === "string" &&
    typeof slug === "string" &&
    typeof pictureId === "string" &&
    typeof hasPicture === "boolean" &&
    typeof bytes === "number"
  )
}
