import type { Tile } from "@confetti/contract/tile"
import { useEffect, useMemo } from "react"
import { readDocument, readDocuments } from "../../platform/api.ts"
import { keepDocument } from "../../platform/keep-document.ts"
import type { ReadCache } from "../../platform/reads/read-cache.ts"
import { useRead, useReadCache, useReads } from "../../platform/reads/use-reads.ts"

const bySlug = (slug: string) => `tile ${slug}`
const byIds = (ids: readonly string[]) => `tiles ${ids.join()}`

/** Puts tiles that arrived by another way where `useTile` finds them. */
export function keepTiles(cache: ReadCache, tiles: readonly Tile[]): void {
  for (const tile of tiles) cache.keep(bySlug(tile.slug), tile)
}

/** One tile by its slug; `null` when there is none. Once opened it stays at hand, also without a network. */
export function useTile(slug: string) {
  const path = `tiles?slug=${encodeURIComponent(slug)}`
  const answer = useRead({ key: bySlug(slug), read: () => readDocument<Tile>(path) })
  const { data } = answer
  useEffect(() => {
    // A full disk or a private window: then it is simply not kept.
    if (data) void keepDocument(path, data).catch(() => undefined)
  }, [path, data])
  return answer
}

/** Tiles by id, a read for each page of ids, in the order asked. What has not arrived is left out. */
export function useTilePages(pages: readonly (readonly string[])[]) {
  const cache = useReadCache()
  const { states, retry } = useReads<Tile[]>(
    pages
      .filter((ids) => ids.length > 0)
      .map((ids) => ({
        key: byIds(ids),
        async read() {
          const tiles = await readDocuments<Tile>(`tiles?ids=${ids.join()}`)
          keepTiles(cache, tiles)
          return tiles
        },
      })),
  )
  const tiles = useMemo(() => states.flatMap((state) => state.data ?? []), [states])
  return {
    tiles,
    isPending: states.some((state) => state.data === undefined && state.error === null),
    isError: states.some((state) => state.error !== null && state.data === undefined),
    retry,
  }
}
