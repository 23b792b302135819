import type { Tile } from "@confetti/contract/tile"
import { useEffect, useState } from "react"
import { useReadCache } from "../../platform/reads/use-reads.ts"
import { useSession } from "../session/index.ts"
import { prepareFeed } from "./ready/prepare-feed.ts"

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
