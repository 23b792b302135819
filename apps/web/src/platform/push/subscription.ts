import { call } from "../api.ts"
import { deviceZone } from "../device-zone.ts"

/** Notification permission. `unasked` until first switched on. */
export type PushPermission = "unsupported" | "blocked" | "unasked" | "allowed"

export function pushPermission(): PushPermission {
  if (!("Notification" in globalThis && "PushManager" in globalThis && "serviceWorker" in navigator))
    return "unsupported"
  const { permission } = Notification
  return permission === "granted" ? "allowed" : permission === "denied" ? "blocked" : "unasked"
}

/** The server's VAPID key, and the push services it has keys for. */
export type PushServices = { publicKey: string; phones: readonly string[] }

export async function askPushPermission(): Promise<void> {
  await Notification.requestPermission()
}

export async function isSubscribed(): Promise<boolean> {
  return (await ownSubscription()) !== null
}

async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushPermission() !== "allowed") return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes this browser and registers it. Throws if either refuses. */
export async function subscribe({ publicKey }: Pick<PushServices, "publicKey">): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // A different key belongs to another server.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = "", keys = {} } = subscription.toJSON()
  const { p256dh = "", auth = "" } = keys
  await call("notifications-add_subscription", { endpoint, keys: { p256dh, auth }, zone: deviceZone() })
}

/** Unsubscribes here and on the server. True if the server knows no other device. */
export async function unsubscribe(): Promise<boolean> {
  const subscription = await ownSubscription()
  if (!subscription) return false
  await subscription.unsubscribe()
  const { devices } = await call("notifications-remove_subscription", { endpoint: subscription.endpoint })
  return devices === 0
}

/** Unsubscribes this browser after signing out; the server knows by the session. */
export async function unsubscribeDevice(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}

function keyOf({ options }: PushSubscription): string | null {
  const { applicationServerKey: key } = options
  if (!key) return null
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}
