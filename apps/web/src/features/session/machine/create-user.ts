import type { NativeEventName } from "@confetti/contract/events"
import type { UserRecord } from "@confetti/contract/users"
import { logEvent } from "../../../platform/analytics/log-event.ts"
import { logNativeEvent } from "../../../platform/analytics/native.ts"
import { ApiError, call } from "../../../platform/api.ts"
import { readKeptInvite } from "../keep-invite.ts"
import { type Draft, readDraft } from "./draft.ts"

/** Makes the record of who just signed in, from what they filled in and whose invitation is kept. */
export async function createUser(): Promise<UserRecord> {
  const draft = readDraft()
  const code = readKeptInvite()
  const wanted = { ...(draft && fieldsOf(draft)), ...(code !== null && { referredBy: code }) }
  try {
    return await call("users-create_user", wanted)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "user/invalid-phone") throw error
    // A number that can't be right must not keep anybody out: it can be set right in the settings.
    return call("users-create_user", { ...wanted, phone: null, smsSubscription: false })
  }
}

function fieldsOf({ email, phone, emailSubscription, smsSubscription }: Draft) {
  return {
    ...(email !== "" && { email }),
    ...(phone !== "" && { phone }),
    emailSubscription,
    smsSubscription,
  }
}

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
