import type { TileState } from "@confetti/contract/tile-taps"
import { useEffect, useSyncExternalStore } from "react"

const states = new Map<string, TileState>()
/** Those somebody looks at, and how many places on the screen show each. */
const watched = new Map<string, number>()
const listeners = new Set<() => void>()
let fetchWatched: () => void = () => undefined

/** What the person who is here has met of tiles. Nobody here has met nothing. */
export const tileStates = {
  get: (id: string): TileState | undefined => states.get(id),
  /** Answers may come late and out of order: what was met stays met, and the furthest counts. */
  put(known: readonly TileState[]): void {
    for (const state of known) states.set(state.tileId, furthest(state, states.get(state.tileId)))
    notify()
  },
  /** Calls `listener` when a tile came on the screen of which nothing is known yet. */
  hearWatched(listener: () => void): void {
    fetchWatched = listener
  },
  watched: (): string[] => [...watched.keys()],
  forget(): void {
    states.clear()
    notify()
  },
}

/** What is known of one tile; the empty id is no tile's. */
export function useTileState(id: string): TileState | undefined {
  useEffect(() => {
    if (id === "") return
    watched.set(id, (watched.get(id) ?? 0) + 1)
    if (!states.has(id)) fetchWatched()
    return () => {
      const left = (watched.get(id) ?? 1) - 1
      if (left > 0) watched.set(id, left)
      else watched.delete(id)
    }
  }, [id])
  return useSyncExternalStore(
    subscribe,
    () => states.get(id),
    () => undefined,
  )
}

function furthest(state: TileState, before: TileState | undefined): TileState {
  if (!before) return state
  const [a, b] = [state.subtileCountSnapshot, before.subtileCountSnapshot]
  return {
    tileId: state.tileId,
    subtileCountSnapshot: a === null ? b : Math.max(a, b ?? 0),
    share: Math.max(state.share, before.share),
    isRead: state.isRead || before.isRead,
    isFinished: state.isFinished || before.isFinished,
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
