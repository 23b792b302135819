import { hash } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import type { Person } from "../../../platform/auth/require-user.ts"
import type { WriteContext } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { sendConfirmation } from "./confirm-subscription.ts"
import { findSettings, putSettings, settingsOfRow, usualSettings } from "./settings-store.ts"
import { deleteOldSubscriptions, putSubscription, subscriptionsOf } from "./subscriptions-store.ts"

const mostSubscriptions = 10

export function subscriptionIdOf(endpoint: string): string {
  return hash("sha256", endpoint, "base64url")
}

type Device = { endpoint: string; p256dh: string; auth: string }
type Around = { user: Person; zone: string; context: Pick<WriteContext, "jobs" | "now"> }

/** Adds a device and has its first message sent. Returns the number of devices. `session/expired` for a person just erased. */
export async function addDevice(tx: Tx, device: Device, { user, zone, context }: Around): Promise<{ devices: number }> {
  const { userId, sessionId } = user
  const { jobs, now } = context
  const id = subscriptionIdOf(device.endpoint)
  const row = { user_id: userId, subscription_id: id, ...device, session_id: sessionId, added_at: new Date(now) }
  // A session outlives its account for a moment.
  if (!(await putSubscription(tx, row))) throw new AppError("session/expired")
  await deleteOldSubscriptions(tx, userId, mostSubscriptions)
  const before = await findSettings(tx, userId)
  if (before?.zone !== zone)
    await putSettings(tx, userId, { ...(before ? settingsOfRow(before) : usualSettings), zone }, now)
  const devices = await subscriptionsOf(tx, userId, new Date(now))
  if (devices.some((each) => each.subscription_id === id && each.accepted_at === null))
    await sendConfirmation(tx, jobs, { userId, subscriptionId: id })
  return { devices: devices.length }
}
