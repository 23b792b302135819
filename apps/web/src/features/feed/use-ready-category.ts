import type { Tile } from "@confetti/contract/tile"
import { tileIdsOf } from "@confetti/domain/feed/mixed-items"
import { useEffect, useState } from "react"
import { readDocuments } from "../../platform/api.ts"
import type { ReadCache } from "../../platform/reads/read-cache.ts"
import { useReadCache } from "../../platform/reads/use-reads.ts"
import { useSession } from "../session/index.ts"
import { decodePicture } from "../tile/index.ts"
import type { Feed } from "./feed-model.ts"
import { feedRead } from "./feed-read.ts"
import { useFeed } from "./use-feed.ts"

/** Milliseconds until a slow feed is shown as loading. */
const patience = 4000

type Ready = { category: string | null; tiles: readonly Tile[] }

const none: readonly Tile[] = []

/** The shown feed: the requested one once its first tile can be painted, until then the previous one. Unchanged under an open tile. */
export function useReadyCategory(asked: string | null, isCovered: boolean): Ready {
  const feed = useFeed()
  const { userId } = useSession()
  const cache = useReadCache()
  const [ready, setReady] = useState<Ready>({ category: asked, tiles: none })
  useEffect(() => {
    if (isCovered || asked === ready.category) return
    let isOver = false
    void prepareFeed({ feed, category: asked, userId, cache })
      .catch(() => none)
      .then((tiles) => isOver || setReady({ category: asked, tiles }))
    return () => {
      isOver = true
    }
  }, [asked, ready.category, isCovered, feed, userId, cache])
  return ready
}

type Parts = { feed: Feed; category: string | null; userId: string | null; cache: ReadCache }

/** Resolves with a feed's first tiles once the first picture can be painted; empty if too late. */
async function prepareFeed(parts: Parts): Promise<readonly Tile[]> {
  const late = new Promise<readonly Tile[]>((resolve) => setTimeout(resolve, patience, none))
  return Promise.race([firstTiles(parts).catch(() => none), late])
}

async function firstTiles({ feed, category, userId, cache }: Parts): Promise<readonly Tile[]> {
  if (!feed.session(category)) {
    const read = feedRead(category, userId)
    await cache.load(read, 60_000)
    feed.open(category, cache.peek(read).data, userId !== null)
  }
  const feedSession = feed.session(category)
  if (!feedSession) return none
  const ids = tileIdsOf(feedSession.items.slice(Math.max(0, feed.position(feedSession)))).slice(0, 2)
  const tiles = await readDocuments(`tiles?ids=${ids.join()}`)
  const first = tiles.find(({ id }) => id === ids[0])
  if (first) await decodePicture(first.picture)
  return tiles
}
