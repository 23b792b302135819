import { useSyncExternalStore } from "react"

let walk = 0
const listeners = new Set<() => void>()

/** Shows the feed anew, at the place that is kept: the list was taken new, or somebody came who stood elsewhere. */
export function beginWalk(): void {
  walk++
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another number for each walk. */
export function useWalk(): number {
  return useSyncExternalStore(
    subscribe,
    () => walk,
    () => 0,
  )
}
