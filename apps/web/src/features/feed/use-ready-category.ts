import type { FeedData } from "@confetti/contract/page-data"
import type { Tile } from "@confetti/contract/tile"
import { mixFeed } from "@confetti/domain/feed/mix-feed"
import { useEffect, useState } from "react"
import { readDocuments } from "../../platform/api.ts"
import type { ReadCache } from "../../platform/reads/read-cache.ts"
import { useReadCache } from "../../platform/reads/use-reads.ts"
import { useSession } from "../session/index.ts"
import { decodePicture } from "../tile/index.ts"
import { feedRead } from "./feed-read.ts"
import { readPlace } from "./keep-place.ts"
import { readKeptFeed } from "./kept-feed.ts"

/** After so many milliseconds a feed that has not come is shown as loading. */
const patience = 4000

type Ready = { category: string | null; tiles: readonly Tile[] }

const none: readonly Tile[] = []

/**
 * The feed that is shown: the one asked for, as soon as its first tile can be drawn, and until then the one before. Under an open tile
 * it stays what it was.
 */
export function useReadyCategory(asked: string | null, isCovered: boolean): Ready {
  const { userId } = useSession()
  const cache = useReadCache()
  const [ready, setReady] = useState<Ready>({ category: asked, tiles: none })
  useEffect(() => {
    if (isCovered || asked === ready.category) return
    let isOver = false
    void prepareFeed(asked, userId, cache)
      .catch(() => none)
      .then((tiles) => isOver || setReady({ category: asked, tiles }))
    return () => {
      isOver = true
    }
  }, [asked, ready.category, isCovered, userId, cache])
  return ready
}

/** Gives the tiles a feed begins with once the first one's picture can be drawn; none where they can't be had in time. */
async function prepareFeed(category: string | null, userId: string | null, cache: ReadCache): Promise<Tile[]> {
  const late = new Promise<Tile[]>((resolve) => setTimeout(resolve, patience, []))
  return Promise.race([firstTiles(category, userId, cache).catch(() => []), late])
}

async function firstTiles(category: string | null, userId: string | null, cache: ReadCache): Promise<Tile[]> {
  const feed = readKeptFeed(category) ?? (await readFeed(category, userId, cache))
  if (!feed) return []
  const ids = mixFeed(feed.ids, feed.developingIds).map(({ tileId }) => tileId)
  const placeId = readPlace(category)
  const at = Math.max(0, placeId === null ? 0 : ids.indexOf(placeId))
  const tiles = await readDocuments(`tiles?ids=${ids.slice(at, at + 2).join()}`)
  const first = tiles.find(({ id }) => id === ids[at])
  if (first) await decodePicture(first.picture)
  return tiles
}

async function readFeed(
  category: string | null,
  userId: string | null,
  cache: ReadCache,
): Promise<FeedData | undefined> {
  const read = feedRead(category, userId)
  await cache.load(read, 60_000)
  return cache.peek(read).data
}
