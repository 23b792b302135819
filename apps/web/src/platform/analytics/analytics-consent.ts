import { removeStored, useStored, writeText } from "../storage.ts"
import { isTrackingRefused, mayCount, optOutKey } from "./log-event.ts"
import { startAnalytics } from "./start-analytics.ts"

/** Whether what happens on this device is counted: on until it is switched off, and off wherever the browser asks for it. */
export const analyticsConsent = {
  useIsOn: (): boolean => useStored(mayCount, true),
  /** The browser refuses for the person, and no switch of ours changes that. */
  useIsRefused: (): boolean => useStored(isTrackingRefused, false),
  /** False when this browser will not keep the choice, which then lasts as long as the page. */
  set: (isOn: boolean): boolean => {
    const isKept = isOn ? removeStored(optOutKey) : writeText(optOutKey, "1")
    if (isOn) startAnalytics()
    else void import("./sending/forget-events.ts").then(({ forgetEvents }) => forgetEvents())
    return isKept
  },
}
