import { useSyncExternalStore } from "react"

/** Whether the device has a connection, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener)
  addEventListener("offline", listener)
  return () => {
    removeEventListener("online", listener)
    removeEventListener("offline", listener)
  }
}
