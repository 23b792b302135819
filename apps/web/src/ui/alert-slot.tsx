import { type ReactNode, useSyncExternalStore } from "react"

let alert: ReactNode = null
const listeners = new Set<() => void>()

/** Shows an alert over the app, or with null none. What it looks like comes with whoever has something to say. */
export function showAlert(next: ReactNode): void {
  alert = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where alerts appear. */
export function AlertSlot() {
  return useSyncExternalStore(
    subscribe,
    () => alert,
    () => null,
  )
}
