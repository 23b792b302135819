import { pushKinds } from "@confetti/domain/push/push-kinds"
import { z } from "zod"
import { callable, noPayload } from "./callable.ts"
import { deviceZone } from "./device-zone.ts"

/** The device's time zone, for quiet hours and days. */
const zone = deviceZone
const hourOfDay = z.int().min(0).max(23)
const base64url = (least: number, most: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}={0,2}$`))

/** A push service's address of a browser: a secret of the two. */
const endpoint = z.string().min(1).max(1024)

/** Firebase Cloud Messaging for Android, APNs for iOS. */
export const phoneServices = ["fcm", "apns"] as const

export const mostFollowedStories = 100

export const pushSettings = z.strictObject({
  kinds: z.array(z.enum(pushKinds)).max(pushKinds.length),
  /** No messages from one full hour to the other; equal hours disable it. */
  quietFrom: hourOfDay,
  quietUntil: hourOfDay,
  /** The hour of the daily tiles. */
  todayHour: hourOfDay,
})

export type PushSettings = z.infer<typeof pushSettings>

export const getPushSettings = callable({
  name: "notifications-get_settings",
  kind: "read",
  access: "person",
  about: "Returns the caller's push settings and schedule, and the key a browser subscribes with.",
  errors: ["notifications/switched-off"],
  input: noPayload,
  output: z.strictObject({
    settings: pushSettings,
    /** The server's VAPID public key. */
    publicKey: z.string(),
    /** Push services that this server has keys for. */
    phones: z.array(z.enum(phoneServices)),
    devices: z.int(),
  }),
})

export const addSubscription = callable({
  name: "notifications-add_subscription",
  kind: "write",
  access: "person",
  about:
    "Adds a browser's push subscription while this session lasts. At most ten per person. Once its push service has accepted a first message, enable_notifications can be claimed.",
  errors: ["notifications/switched-off", "notifications/unknown-push-service", "notifications/bad-keys"],
  input: z.strictObject({
    endpoint,
    keys: z.strictObject({ p256dh: base64url(80, 100), auth: base64url(20, 32) }),
    zone,
  }),
  output: z.strictObject({ devices: z.int() }),
})

export const addPushToken = callable({
  name: "notifications-add_token",
  kind: "write",
  access: "person",
  about:
    "Adds a phone's app by its push token. Works like a browser's subscription if the operator has keys for that service.",
  errors: ["notifications/switched-off", "notifications/unknown-push-service"],
  input: z.strictObject({
    service: z.enum(phoneServices),
    token: z.string().regex(/^[A-Za-z0-9_:-]{1,1000}$/, "must be a token of the service"),
    zone,
  }),
  output: z.strictObject({ devices: z.int() }),
})

export const removeSubscription = callable({
  name: "notifications-remove_subscription",
  kind: "write",
  access: "person",
  about: "Removes the caller's push subscription of an endpoint, or all of them. Idempotent.",
  input: z.strictObject({ endpoint: endpoint.optional() }),
  output: z.strictObject({ devices: z.int() }),
})

export const savePushSettings = callable({
  name: "notifications-save_settings",
  kind: "write",
  access: "person",
  about: "Changes the caller's push settings and schedule. Omitted fields stay.",
  input: z.strictObject({ ...pushSettings.partial().shape, zone }),
  output: z.strictObject({ settings: pushSettings }),
})

export const followStories = callable({
  name: "notifications-follow_stories",
  kind: "write",
  access: "person",
  about:
    "Replaces the developing tiles followed on a device, for pushes about new entries. At most 100; unknown ones are left out.",
  input: z.strictObject({ tileIds: z.array(z.string().min(1).max(100)).max(mostFollowedStories) }),
  output: z.strictObject({ followed: z.int() }),
})

export const pushPayload = z.strictObject({
  /** A device shows only the latest message of a tag. */
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
})

export type PushPayload = z.infer<typeof pushPayload>
