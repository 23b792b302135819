import type { TileState } from "@confetti/contract/tile-taps"
import { useEffect, useSyncExternalStore } from "react"
import { createEmitter } from "../../platform/create-store.ts"

/** What is told here of what somebody just did says nothing of what they said at the tile's end before. */
export type MetTile = Omit<TileState, "novelty"> & { novelty?: TileState["novelty"] }

/** What the person who is here has met of tiles, by id. Nobody here has met nothing. */
export const states = new Map<string, MetTile>()
/** Those somebody looks at, and how many places on the screen show each. */
export const watched = new Map<string, number>()
export const changes = createEmitter<void>()
/** A tile came on the screen of which nothing is known yet. */
export const unknown = createEmitter<void>()

/** What is known of one tile; the empty id is no tile's. */
export function useTileState(id: string): MetTile | undefined {
  useEffect(() => {
    if (id === "") return
    watched.set(id, (watched.get(id) ?? 0) + 1)
    if (!states.has(id)) unknown.emit()
    return () => {
      const left = (watched.get(id) ?? 1) - 1
      if (left > 0) watched.set(id, left)
      else watched.delete(id)
    }
  }, [id])
  return useSyncExternalStore(
    changes.on,
    () => states.get(id),
    () => undefined,
  )
}
