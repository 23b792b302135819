import type { Connection } from "@confetti/domain/navigation/look"
import { useSyncExternalStore } from "react"

export function onOnline(listener: () => void): () => void {
  const listening = new AbortController()
  addEventListener("online", () => listener(), { signal: listening.signal })
  return () => listening.abort()
}

export function nextOnline(): Promise<void> {
  return new Promise((resolve) => {
    const off = onOnline(() => {
      off()
      resolve()
    })
  })
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  )
}

function onConnectionChange(listener: () => void): () => void {
  addEventListener("online", listener)
  addEventListener("offline", listener)
  return () => {
    removeEventListener("online", listener)
    removeEventListener("offline", listener)
  }
}

/** Loads lazy code, and tries once more when online again. */
export async function onceOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await nextOnline()
    return load()
  }
}

/** Part of the Network Information API, missing on most desks and in Safari and Firefox. */
type NetworkInformation = EventTarget & { type?: string; saveData?: boolean }

const metered = new Set(["cellular", "wimax", "bluetooth"])
const unmetered = new Set(["wifi", "ethernet"])

/** The cost of data. Null for the first paint. */
export function useConnection(): Connection | null {
  return useSyncExternalStore(subscribe, readConnection, () => null)
}

/** Whether data saving is on. False for the first paint. */
export function useIsSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => network()?.saveData === true,
    () => false,
  )
}

function readConnection(): Connection {
  const { type = "", saveData = false } = network() ?? {}
  if (saveData || metered.has(type)) return "metered"
  return unmetered.has(type) ? "unmetered" : "unknown"
}

function network(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection
}

function subscribe(listener: () => void): () => void {
  network()?.addEventListener("change", listener)
  return () => network()?.removeEventListener("change", listener)
}
