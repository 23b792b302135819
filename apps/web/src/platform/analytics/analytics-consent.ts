import { useSyncExternalStore } from "react"
import { createEmitter } from "../create-store.ts"
import { removeStored, writeText } from "../storage.ts"
import { isTrackingRefused, mayCount, optOutKey } from "./log-event.ts"
import { startAnalytics } from "./start-analytics.ts"

const changes = createEmitter<void>()
// On the server there are no other tabs.
globalThis.addEventListener?.("storage", ({ key }: StorageEvent) => key === optOutKey && changes.emit())

/** Whether what happens on this device is counted: on until it is switched off, and off wherever the browser asks for it. */
export const analyticsConsent = {
  useIsOn: (): boolean => useSyncExternalStore(changes.on, mayCount, () => true),
  /** The browser refuses for the person, and no switch of ours changes that. */
  useIsRefused: (): boolean => useSyncExternalStore(changes.on, isTrackingRefused, () => false),
  /** False when this browser will not keep the choice. */
  set: (isOn: boolean): boolean => {
    if (!(isOn ? removeStored(optOutKey) : writeText(optOutKey, "1"))) return false
    if (isOn) startAnalytics()
    else void import("./sending/forget-events.ts").then(({ forgetEvents }) => forgetEvents())
    changes.emit()
    return true
  },
}
