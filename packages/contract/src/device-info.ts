import { deviceNames } from "@confetti/domain/device/device-name"
import { z } from "zod"

/** A gesture in the home feed: none, from tile to tile, or along a tile's strip. */
export const gestureStates = ["idle", "vertical", "horizontal"] as const

export type GestureState = (typeof gestureStates)[number]

const pixels = z.int().min(0).max(100_000)

/** The device of an event, without anything personal. Window sizes are in CSS pixels. */
export const deviceInfo = z.strictObject({
  windowWidth: pixels,
  windowHeight: pixels,
  device: z.enum(deviceNames),
  homeFeedGesture: z.enum(gestureStates),
  /** Whether Android allows swiping a tile sideways. */
  hasAndroidSideGestures: z.boolean(),
})

export type DeviceInfo = z.infer<typeof deviceInfo>
