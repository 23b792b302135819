import { useEffect, useMemo, useState } from "react"
import { readDocuments } from "../../platform/api.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { keepTiles } from "../tile/index.ts"

/** The tiles of these ids in order. Known ones stay while a changed list is read. */
export function useShelf(ids: readonly string[]) {
  const cache = useReadCache()
  const list = ids.join()
  const read = useRead({
    key: `shelf ${list}`,
    read: async () => (list === "" ? [] : readDocuments(`tiles?ids=${list}`)),
  })
  const [known, setKnown] = useState(read.data)
  if (read.data && read.data !== known) setKnown(read.data)

  useEffect(() => {
    if (read.data) keepTiles(cache, read.data)
  }, [cache, read.data])

  const tiles = useMemo(() => {
    const byId = new Map(known?.map((tile) => [tile.id, tile]))
    return list.split(",").flatMap((id) => byId.get(id) ?? [])
  }, [known, list])
  return {
    tiles,
    isPending: known === undefined && !read.isError,
    isError: known === undefined && read.isError,
    isOffline: read.isOffline,
    /** Tiles no longer published; known once all were read. */
    missing: read.data ? ids.length - read.data.length : 0,
    retry: read.retry,
  }
}
