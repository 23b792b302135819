import { useSyncExternalStore } from "react"

/** What this browser says to notifications. `unasked` until the person switches them on for the first time. */
export type NotificationPermission = "unsupported" | "blocked" | "unasked" | "allowed"

const listeners = new Set<() => void>()

/** Null for the first paint, before the browser was asked. */
export function useNotificationPermission(): NotificationPermission | null {
  return useSyncExternalStore(subscribe, readPermission, () => null)
}

/** Asks the person, by the browser's own question where it may still ask. */
export async function askForNotifications(): Promise<NotificationPermission> {
  if (readPermission() === "unasked") await Notification.requestPermission()
  for (const listener of listeners) listener()
  return readPermission()
}

function readPermission(): NotificationPermission {
  if (!("Notification" in globalThis)) return "unsupported"
  const { permission } = Notification
  return permission === "granted" ? "allowed" : permission === "denied" ? "blocked" : "unasked"
}

/** A person who unblocks them does so elsewhere, and then comes back. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener("visibilitychange", listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener("visibilitychange", listener)
  }
}
