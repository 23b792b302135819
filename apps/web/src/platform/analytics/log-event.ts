import type { EventName, EventParams } from "@confetti/contract/events"
import { createEmitter } from "../create-store.ts"
import { isStorageReadable, readText } from "../storage.ts"

export const optOutKey = "cf_analytics_off"

type Refusals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** The browser asks that nobody be followed: by Do Not Track, or by Global Privacy Control. */
export function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Refusals
  return doNotTrack === "1" || globalPrivacyControl === true
}

/** False for whoever asked not to be counted, here or in their browser. Where that choice can't be kept, nothing is counted. */
export function mayCount(): boolean {
  return !isTrackingRefused() && isStorageReadable() && readText(optOutKey) === null
}

export type LoggedEvent = { name: EventName; params: object; at: number; isNative: boolean }

/** What analytics is told, in order: that something happened, or who is here from now on. */
export type Notice = LoggedEvent | { user: string | null }

/** More than anyone does before the sender is there. */
const mostEarly = 100

/** What the sender listens to, first to what was told before it came. */
export const notices = createEmitter<Notice>(mostEarly)

export function logEvent<Name extends EventName>(name: Name, params: EventParams[Name], isNative = false): void {
  if (mayCount()) notices.emit({ name, params, at: Date.now(), isNative })
}

export function setAnalyticsUser(user: string | null): void {
  notices.emit({ user })
}
