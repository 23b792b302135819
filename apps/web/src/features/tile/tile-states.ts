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
  const watched = new Map<string, number>()
  const changes = createEmitter<void>()
  /** A tile without known state became visible. */
  const unknown = createEmitter<void>()
  /** Subtiles known when an open tile was opened; null if none. */
  const knownAtOpening = new Map<string, number | null>()

  /** Answers may be late and out of order: states only grow. */
  const put = (known: readonly MetTile[]): void => {
    for (const state of known) states.set(state.tileId, furthest(state, states.get(state.tileId)))
    changes.emit()
  }
  return {
    get: (id: string): MetTile | undefined => states.get(id),
    put,
    /** Opens a tile: its subtiles are known from now on, and the previous number stays until it closes. */
    open(id: string, subtileCountSnapshot: number): void {
      // A repeated signal, such as after an edit, is the same opening.
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

/** Subtiles known at the opening of an open tile; null if none, or not opened yet. */
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

/** Local states lack the rating given earlier. */
type MetTile = Omit<TileState, "novelty"> & { novelty?: TileState["novelty"] }

/** A tile's state; none for the empty id. */
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
 * Subtiles known at opening, if some are new since: opening makes them known, but they stay marked while it is open. Null if none is new.
 */
export function useNewFrom(tile: Tile | null | undefined): number | null {
  const known = useTileState(tile?.id ?? "")?.subtileCountSnapshot ?? null
  // The state may already be updated before the first rendering.
  const knownBefore = useKnownAtOpening(tile?.id ?? "")
  const [first, setFirst] = useState<number | null>(null)
  const newFrom = [known, knownBefore].find((count) => tile && unreadCount(tile.subtileIds.length, count) > 0)
  if (typeof newFrom === "number" && first === null) setFirst(newFrom)
  return first
}
