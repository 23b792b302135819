import type { PushPayload } from "@confetti/contract/push"

/** `token` is the phone's, as its service gave it out; `now` in milliseconds. */
export type DeviceMessage = { token: string; payload: PushPayload; ttlSeconds: number; now: number }
