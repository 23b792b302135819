import type { EventName, EventParams } from "@confetti/contract/events"
import { createEmitter } from "../create-store.ts"
import { isStorageReadable, readText } from "../storage.ts"

export const optOutKey = "cf_analytics_off"

type Refusals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** The browser sends Do Not Track or Global Privacy Control. */
export function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Refusals
  return doNotTrack === "1" || globalPrivacyControl === true
}

/** False after opting out here or in the browser, and if the choice can't be stored. */
export function mayCount(): boolean {
  return !isTrackingRefused() && isStorageReadable() && readText(optOutKey) === null
}

export type LoggedEvent = { name: EventName; params: object; at: number; isNative: boolean }

/** A notice for analytics, in order: an event, or a change of the person. */
export type Notice = LoggedEvent | { user: string | null }

/** More than anyone does before the sender is loaded. */
const mostEarly = 100

/** Notices for the sender, early ones first. */
export const notices = createEmitter<Notice>(mostEarly)

export function logEvent<Name extends EventName>(name: Name, params: EventParams[Name], isNative = false): void {
  if (mayCount()) notices.emit({ name, params, at: Date.now(), isNative })
}

export function setAnalyticsUser(user: string | null): void {
  notices.emit({ user })
}
