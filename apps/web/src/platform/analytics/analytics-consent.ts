import { removeStored, useStored, writeText } from "../storage.ts"
import { isTrackingRefused, mayCount, optOutKey } from "./log-event.ts"
import { startAnalytics } from "./start-analytics.ts"

/** Whether this device is counted: on by default, and off if the browser requests it. */
export const analyticsConsent = {
  useIsOn: (): boolean => useStored(mayCount, true),
  /** The browser's request overrides our switch. */
  useIsRefused: (): boolean => useStored(isTrackingRefused, false),
  /** False if the choice can't be stored, and then lasts as long as the page. */
  set: (isOn: boolean): boolean => {
    const isSaved = isOn ? removeStored(optOutKey) : writeText(optOutKey, "1")
    if (isOn) startAnalytics()
    else void import("./sending/forget-events.ts").then(({ forgetEvents }) => forgetEvents())
    return isSaved
  },
}
