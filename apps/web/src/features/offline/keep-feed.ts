import type { Tile } from "@confetti/contract/tile"
import { latestTiles } from "@confetti/domain/offline/latest-tiles"
import { planSaving, type Room } from "@confetti/domain/offline/plan-saving"
import {
  findTile,
  listSavedFeeds,
  putSavedTile,
  removeSavedFeed,
  type SavedFeed,
  type SavedTile,
  takePicture,
  writeSavedFeed,
} from "../../platform/feed-caches.ts"

/** `ids` are the tiles around the position in a feed, the visible one first. */
type Met = { feed: string; ids: readonly string[] }

type Parts = { now: number; roomHere: () => Promise<Room>; readTiles: (ids: readonly string[]) => Promise<Tile[]> }

/**
 * Stores the tiles just seen in a feed, and earlier ones up to thirty, with their pictures as shown. Without room, the least recently
 * opened feed is deleted. True once all pictures are stored.
 */
export async function keepFeed({ feed, ids }: Met, { now, roomHere, readTiles }: Parts): Promise<boolean> {
  const feeds = await listSavedFeeds()
  const before = feeds.find((each) => each.feed === feed)?.tiles ?? []
  const known = new Map(before.map((tile) => [tile.id, tile]))
  const found = new Map<string, Tile>()
  for (const [at, id] of ids.entries()) {
    // The visible tile may have changed. The service worker's cache has it in the contract's form.
    const tile = at === 0 || !known.has(id) ? await findTile(id) : undefined
    if (tile) found.set(id, tile as Tile)
  }
  const missing = ids.filter((id) => !known.has(id) && !found.has(id))
  if (missing.length > 0) for (const tile of await readTiles(missing).catch(() => [])) found.set(tile.id, tile)
  const met: SavedTile[] = []
  for (const id of ids) {
    const tile = found.get(id) ?? known.get(id)
    if (tile) met.push(await withRoom(feed, () => keepTile(feed, tile)))
  }
  const saved: SavedFeed = { feed, tiles: latestTiles(met, before), keptAt: now }
  await withRoom(feed, () => writeSavedFeed(saved))
  await makeRoom(saved, await roomHere())
  return met.length === ids.length && met.every(({ hasPicture }) => hasPicture)
}

async function keepTile(feed: string, tile: Tile | SavedTile): Promise<SavedTile> {
  if (!("picture" in tile)) return tile.hasPicture ? tile : withPicture(feed, tile)
  const { id, slug, picture } = tile
  const bytes = await putSavedTile(feed, tile)
  return withPicture(feed, { id, slug, pictureId: picture.id, hasPicture: false, bytes })
}

async function withPicture(feed: string, tile: SavedTile): Promise<SavedTile> {
  const bytes = await takePicture(feed, tile.pictureId)
  return { ...tile, hasPicture: bytes > 0, bytes: tile.bytes + bytes }
}

/** A full browser refuses: the oldest other feed is deleted and it is tried again. */
async function withRoom<Result>(feed: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const others = (await listSavedFeeds()).filter((each) => each.feed !== feed)
    const oldest = others.toSorted((a, b) => a.keptAt - b.keptAt)[0]
    if (!oldest) throw error
    await removeSavedFeed(oldest.feed)
    return withRoom(feed, act)
  }
}

async function makeRoom(own: SavedFeed, room: Room): Promise<void> {
  const all = [...(await listSavedFeeds()).filter(({ feed }) => feed !== own.feed), own]
  const sizes = all.map(({ feed, tiles, keptAt: savedAt }) => ({ slug: feed, bytes: bytesOf(tiles), savedAt }))
  const plan = planSaving(own.feed, bytesOf(own.tiles), room, sizes)
  const removed = plan.ok ? plan.removed : sizes.map(({ slug }) => slug).filter((slug) => slug !== own.feed)
  for (const feed of removed) await removeSavedFeed(feed)
}

function bytesOf(tiles: readonly SavedTile[]): number {
  return tiles.reduce((sum, { bytes }) => sum + bytes, 0)
}
