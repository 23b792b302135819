import type { DeviceInfo } from "@confetti/contract/device-info"
import { deviceName } from "@confetti/domain/device/device-name"
import { gestureState } from "./follow-gestures.ts"
import { sideGestures } from "./side-gestures.ts"

let known: WindowSize | null = null

const forget = () => {
  known = null
}

/** This device as it is now, for events and error reports. */
export function deviceNow(): DeviceInfo {
  const { width, height } = windowSize()
  return {
    windowWidth: width,
    windowHeight: height,
    device: deviceName(navigator.userAgent, navigator.maxTouchPoints),
    homeFeedGesture: gestureState.get(),
    hasAndroidSideGestures: sideGestures.get(),
  }
}

type WindowSize = { width: number; height: number }

/**
 * The window's size in CSS pixels. A window that is asked for it lays its page out there and then, which after a change costs as much as the
 * change: it is asked once, and again when it has another size.
 */
function windowSize(): WindowSize {
  if (!known) {
    known = { width: Math.round(innerWidth), height: Math.round(innerHeight) }
    addEventListener("resize", forget, { once: true })
  }
  return known
}
