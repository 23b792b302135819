import type { NativeEventName } from "@confetti/contract/events"
import { logEvent, logNativeEvent } from "../../../platform/analytics/log-event.ts"
import { readDraft } from "./draft.ts"

/** The create-account events: the account itself, and each subscription that was chosen. */
export function countCreation(): void {
  const draft = readDraft()
  const names: NativeEventName[] = ["create_account"]
  if (draft?.emailSubscription) names.push("subscribe_email")
  if (draft?.smsSubscription) names.push("subscribe_sms")
  for (const name of names) {
    logNativeEvent(name, {})
    logEvent(name, {})
  }
}
