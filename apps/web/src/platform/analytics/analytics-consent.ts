import { useSyncExternalStore } from "react"
import { isTrackingRefused, mayCount, optOutKey } from "./may-count.ts"
import { startAnalytics } from "./start-analytics.ts"

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
const hearOtherTabs = ({ key }: StorageEvent) => {
  if (key === optOutKey) notify()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", hearOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener("storage", hearOtherTabs)
  }
}

/** Whether what happens on this device is counted: on until it is switched off, and off wherever the browser asks for it. */
export const analyticsConsent = {
  useIsOn: (): boolean => useSyncExternalStore(subscribe, mayCount, () => true),
  /** The browser refuses for the person, and no switch of ours changes that. */
  useIsRefused: (): boolean => useSyncExternalStore(subscribe, isTrackingRefused, () => false),
  /** False when this browser will not keep the choice. */
  set: (isOn: boolean): boolean => {
    try {
      if (isOn) localStorage.removeItem(optOutKey)
      else localStorage.setItem(optOutKey, "1")
    } catch {
      return false
    }
    if (isOn) startAnalytics()
    else void import("./sending/forget-events.ts").then(({ forgetEvents }) => forgetEvents())
    notify()
    return true
  },
}
