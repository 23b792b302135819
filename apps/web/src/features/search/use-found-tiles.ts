import type { Tile } from "@confetti/contract/tile"
import { feedPage } from "@confetti/domain/feed-page"
import { useMemo } from "react"
import { useTilePages } from "../tile/index.ts"
import { pageSize } from "./fetch-search.ts"
import type { Found } from "./use-search.ts"

/** The found tiles, as many pages of them as were asked for, in order and without a gap. */
export function useFoundTiles({ answer }: Found, pages: number) {
  const further = useMemo(
    () => Array.from({ length: pages - 1 }, (_, at) => feedPage(answer.ids, at + 2, pageSize)),
    [answer.ids, pages],
  )
  const more = useTilePages(further)
  const tiles = useMemo(() => {
    const byId = new Map([...more.tiles, ...answer.tiles].map((tile) => [tile.id, tile]))
    return inOrder(answer.ids.slice(0, pages * pageSize), byId)
  }, [answer, more.tiles, pages])
  return {
    tiles,
    hasMore: pages * pageSize < answer.ids.length || (pages > 1 && more.isPending),
    isPending: pages > 1 && more.isPending,
    isError: pages > 1 && more.isError,
    retry: more.retry,
  }
}

function inOrder(ids: readonly string[], byId: ReadonlyMap<string, Tile>): Tile[] {
  return ids.flatMap((id) => byId.get(id) ?? [])
}
