import type { Tile } from "@confetti/contract/tile"
import type { TileState } from "@confetti/contract/tile-taps"
import { unreadCount } from "@confetti/domain/tile/unread-count"
import { useEffect, useState, useSyncExternalStore } from "react"
import { createEmitter } from "../../platform/create-store.ts"
import { scoped, useScope } from "../../platform/session-scope.ts"

export type TileStates = ReturnType<typeof createTileStates>

export const tileStatesOf = scoped(createTileStates)

function createTileStates() {
  const states = new Map<string, MetTile>()
  /** Those somebody looks at, and how many places on the screen show each. */
  const watched = new Map<string, number>()
  const changes = createEmitter<void>()
  /** A tile came on the screen of which nothing is known yet. */
  const unknown = createEmitter<void>()
  /** How many subtiles were known of each tile that is open when it was opened; null where none was. */
  const knownAtOpening = new Map<string, number | null>()

  /** Answers may come late and out of order: what was met stays met, and the furthest counts. */
  const put = (known: readonly MetTile[]): void => {
    for (const state of known) states.set(state.tileId, furthest(state, states.get(state.tileId)))
    changes.emit()
  }
  return {
    get: (id: string): MetTile | undefined => states.get(id),
    put,
    /** A tile is opened with so many subtiles: they are known from now on, and what was known before is until it closes. */
    open(id: string, subtileCountSnapshot: number): void {
      // Told of again, as when its words changed, it is the same opening.
      if (!knownAtOpening.has(id)) knownAtOpening.set(id, states.get(id)?.subtileCountSnapshot ?? null)
      put([{ tileId: id, subtileCountSnapshot, share: 0, isRead: false, isFinished: false }])
    },
    close: (id: string): void => void knownAtOpening.delete(id),
    knownAtOpening: (id: string): number | null => knownAtOpening.get(id) ?? null,
    on: changes.on,
    onUnknown: unknown.on,
    watch(id: string): () => void {
      watched.set(id, (watched.get(id) ?? 0) + 1)
      if (!states.has(id)) unknown.emit()
      return () => {
        const left = (watched.get(id) ?? 1) - 1
        if (left > 0) watched.set(id, left)
        else watched.delete(id)
      }
    },
    watched: (): string[] => [...watched.keys()],
  }
}

/** How many subtiles of an open tile were known when it was opened; null where none was, or it has not been told of yet. */
function useKnownAtOpening(id: string): number | null {
  const states = tileStatesOf(useScope())
  useEffect(() => () => states.close(id), [states, id])
  return useSyncExternalStore(
    states.on,
    () => states.knownAtOpening(id),
    () => null,
  )
}

function furthest(state: MetTile, before: MetTile | undefined): MetTile {
  if (!before) return state
  const [a, b] = [state.subtileCountSnapshot, before.subtileCountSnapshot]
  const novelty = state.novelty ?? before.novelty ?? (state.novelty === null ? null : before.novelty)
  return {
    ...(novelty !== undefined && { novelty }),
    tileId: state.tileId,
    subtileCountSnapshot: a === null ? b : Math.max(a, b ?? 0),
    share: Math.max(state.share, before.share),
    isRead: state.isRead || before.isRead,
    isFinished: state.isFinished || before.isFinished,
  }
}

/** What is told here of what somebody just did says nothing of what they said at the tile's end before. */
type MetTile = Omit<TileState, "novelty"> & { novelty?: TileState["novelty"] }

/** What is known of one tile; the empty id is no tile's. */
export function useTileState(id: string): MetTile | undefined {
  const states = tileStatesOf(useScope())
  useEffect(() => (id === "" ? undefined : states.watch(id)), [states, id])
  return useSyncExternalStore(
    states.on,
    () => states.get(id),
    () => undefined,
  )
}

/**
 * How many subtiles a person knew when they opened this tile, where some are new since: opening it makes them known, and they
 * are still to be found while it is open. Null where nothing is new.
 */
export function useNewFrom(tile: Tile | null | undefined): number | null {
  const known = useTileState(tile?.id ?? "")?.subtileCountSnapshot ?? null
  // What is known may change to what is opened before this was ever drawn with it.
  const knownBefore = useKnownAtOpening(tile?.id ?? "")
  const [first, setFirst] = useState<number | null>(null)
  const newFrom = [known, knownBefore].find((count) => tile && unreadCount(tile.subtileIds.length, count) > 0)
  if (typeof newFrom === "number" && first === null) setFirst(newFrom)
  return first
}
