import { readDraft } from "./draft.ts"
import { logEvent, logNativeEvent } from "./watching.ts"

/** The create-account events: the account itself, and each subscription that was chosen. */
export function countCreation(): void {
  const draft = readDraft()
  const names = [
    "create_account",
    ...(draft?.emailSubscription ? ["subscribe_email"] : []),
    ...(draft?.smsSubscription ? ["subscribe_sms"] : []),
  ]
  for (const name of names) {
    logNativeEvent(name, {})
    logEvent(name, {})
  }
}
