import type { Tile } from "@confetti/contract/tile"
import { useEffect, useMemo } from "react"
import { readDocument, readDocuments } from "../../platform/api.ts"
import { keepDocument } from "../../platform/keep-document.ts"
import type { ReadCache, ReadRequest } from "../../platform/reads/read-cache.ts"
import { useRead, useReadCache, useReads } from "../../platform/reads/use-reads.ts"

export const tileAddress = (slug: string) => `tiles?slug=${encodeURIComponent(slug)}` as const

export function tileRead(slug: string): ReadRequest<Tile | null> {
  return {
    key: `tile ${slug}`,
    async read() {
      const found = await readDocument(tileAddress(slug))
      return found?.parentId ? ((await readDocuments(`tiles?ids=${found.parentId}`))[0] ?? null) : found
    },
  }
}

const byIds = (ids: readonly string[]) => `tiles ${ids.join()}`

export function keepTiles(cache: ReadCache, tiles: readonly Tile[]): void {
  cache.keepAll(tiles.map((tile) => [tileRead(tile.slug), tile]))
}

/** Tiles by id, a read for each page of ids, in the order asked, without missing ones. */
export function useTilePages(pages: readonly (readonly string[])[]) {
  const cache = useReadCache()
  const { states, retry } = useReads<Tile[]>(
    pages
      .filter((ids) => ids.length > 0)
      .map((ids) => ({
        key: byIds(ids),
        async read() {
          const tiles = await readDocuments(`tiles?ids=${ids.join()}`)
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

/** A tile by its slug, or a subtile's; `null` if there is none. Stored once opened, for offline use. */
export function useTile(slug: string) {
  const answer = useRead(tileRead(slug))
  const { data } = answer
  useEffect(() => {
    // Future tiles, visible to editors, are not stored.
    const isOut = data && Date.parse(data.publishedAt) <= Date.now()
    if (isOut) void keepDocument(tileAddress(slug), data)
  }, [slug, data])
  return answer
}
