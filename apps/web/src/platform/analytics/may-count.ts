import { readText } from "../storage.ts"

export const optOutKey = "cf_analytics_off"

type Refusals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** The browser asks that nobody be followed: by Do Not Track, or by Global Privacy Control. */
export function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Refusals
  return doNotTrack === "1" || globalPrivacyControl === true
}

/** False for whoever asked not to be counted, here or in their browser. */
export function mayCount(): boolean {
  try {
    return !isTrackingRefused() && readText(optOutKey) === null
  } catch {
    // A choice that can't be read can't be kept: then nothing is counted.
    return false
  }
}
