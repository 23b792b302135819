import { useEffect, useSyncExternalStore } from "react"
import { changes, type MetTile, states, unknown, watched } from "./tile-state.ts"

/** How many subtiles were known of each tile that is open when it was opened; null where none was. */
const knownAtOpening = new Map<string, number | null>()

/** What the person who is here has met of tiles, for whoever follows them. */
export const tileStates = {
  get: (id: string): MetTile | undefined => states.get(id),
  /** Answers may come late and out of order: what was met stays met, and the furthest counts. */
  put(known: readonly MetTile[]): void {
    for (const state of known) states.set(state.tileId, furthest(state, states.get(state.tileId)))
    changes.emit()
  },
  /** A tile is opened with so many subtiles: they are known from now on, and what was known before is until it closes. */
  open(id: string, subtileCountSnapshot: number): void {
    // Told of again, as when its words changed, it is the same opening.
    if (!knownAtOpening.has(id)) knownAtOpening.set(id, states.get(id)?.subtileCountSnapshot ?? null)
    tileStates.put([{ tileId: id, subtileCountSnapshot, share: 0, isRead: false, isFinished: false }])
  },
  close(id: string): void {
    knownAtOpening.delete(id)
  },
  onUnknown: unknown.on,
  watched: (): string[] => [...watched.keys()],
  forget(): void {
    states.clear()
    changes.emit()
  },
}

/** How many subtiles of an open tile were known when it was opened; null where none was, or it has not been told of yet. */
export function useKnownAtOpening(id: string): number | null {
  useEffect(() => () => tileStates.close(id), [id])
  return useSyncExternalStore(
    changes.on,
    () => knownAtOpening.get(id) ?? null,
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
