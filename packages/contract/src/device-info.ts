import { deviceNames } from "@confetti/domain/device/device-name"
import { z } from "zod"

/** What a finger does in the home feed: nothing, walk from tile to tile, or along a tile's strip. */
export const gestureStates = ["idle", "vertical", "horizontal"] as const

export type GestureState = (typeof gestureStates)[number]

const pixels = z.int().min(0).max(100_000)

/** Where something happened, as far as it names nobody. Window sizes are in CSS pixels. */
export const deviceInfo = z.strictObject({
  windowWidth: pixels,
  windowHeight: pixels,
  device: z.enum(deviceNames),
  homeFeedGesture: z.enum(gestureStates),
  /** Whether Android lets a tile of the home feed be walked sideways. */
  hasAndroidSideGestures: z.boolean(),
})

export type DeviceInfo = z.infer<typeof deviceInfo>
