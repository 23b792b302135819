import type { PushPayload } from "@confetti/contract/push"

/** `token` is the device's push token; `now` is in milliseconds. */
export type DeviceMessage = { token: string; payload: PushPayload; ttlSeconds: number; now: number }
