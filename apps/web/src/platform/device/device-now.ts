import type { DeviceInfo } from "@confetti/contract/device-info"
import { deviceName } from "@confetti/domain/device/device-name"
import { gestureState } from "./follow-gestures.ts"
import { sideGestures } from "./side-gestures.ts"
import { windowSize } from "./window-size.ts"

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
