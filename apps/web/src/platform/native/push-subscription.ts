import { Capacitor } from "@capacitor/core"
import { PushNotifications } from "@capacitor/push-notifications"
import { call } from "../api.ts"
import { deviceZone } from "../device-zone.ts"
import type { PushPermission, PushServices } from "../push/subscription.ts"
import { readStored, removeStored, writeStored } from "../storage.ts"
import { deferred } from "../deferred.ts"

/** Replaces `platform/push/subscription.ts` in native builds: a phone has a token of its push service. */
const key = "cf_push_token"

let permission: PushPermission = "unasked"

/** @public */
export function pushPermission(): PushPermission {
  return permission
}

/** @public */
export async function askPushPermission(): Promise<void> {
  keepPermission(await PushNotifications.requestPermissions())
}

/** @public */
export async function isSubscribed(): Promise<boolean> {
  keepPermission(await PushNotifications.checkPermissions())
  return permission === "allowed" && readToken() !== null
}

/** @public */
export async function subscribe({ phones }: PushServices): Promise<void> {
  // Without keys Android's service crashes the app.
  if (!phones.includes(ownService())) throw new Error("This server has no keys for phones of this kind.")
  await addToken()
}

/**
 * Sends this start's token if notifications are on, as services change it. The previous one is removed, also if notifications were blocked
 * in the phone's settings.
 */
export async function renewToken(): Promise<void> {
  const before = readToken()
  if (before === null) return
  keepPermission(await PushNotifications.checkPermissions())
  if (permission !== "allowed") {
    await unsubscribe()
    return
  }
  const now = await addToken()
  if (now !== before) await call("notifications-remove_subscription", { endpoint: before })
}

/** @public */
export async function unsubscribe(): Promise<boolean> {
  const endpoint = readToken()
  if (endpoint === null) return false
  await unsubscribeDevice()
  const { devices } = await call("notifications-remove_subscription", { endpoint })
  return devices === 0
}

/** @public */
export async function unsubscribeDevice(): Promise<void> {
  if (readToken() === null) return
  removeStored(key)
  await PushNotifications.unregister()
}

function ownService(): "apns" | "fcm" {
  return Capacitor.getPlatform() === "ios" ? "apns" : "fcm"
}

async function addToken(): Promise<string> {
  const service = ownService()
  const token = await register()
  await call("notifications-add_token", { service, token, zone: deviceZone() })
  writeStored(key, `${service}:${token}`)
  return `${service}:${token}`
}

async function register(): Promise<string> {
  const answer = deferred<string>()
  const listeners = await Promise.all([
    PushNotifications.addListener("registration", ({ value }) => answer.resolve(value)),
    PushNotifications.addListener("registrationError", ({ error }) => answer.reject(new Error(error))),
  ])
  try {
    await PushNotifications.register()
    return await answer.promise
  } finally {
    for (const listener of listeners) void listener.remove()
  }
}

function keepPermission({ receive }: { receive: string }): void {
  permission = receive === "granted" ? "allowed" : receive === "denied" ? "blocked" : "unasked"
}

function readToken(): string | null {
  return readStored(key, (value): value is string => typeof value === "string")
}
