import type { DeviceInfo, GestureState } from "@confetti/contract/device-info"
import { deviceName } from "@confetti/domain/device/device-name"
import { once } from "../once.ts"

export const followDevice = once((): (() => DeviceInfo) => {
  const readSize = followSize()
  const readGesture = followGestures()
  return () => ({
    ...readSize(),
    device: deviceName(navigator.userAgent, navigator.maxTouchPoints),
    homeFeedGesture: readGesture(),
    hasAndroidSideGestures: !document.documentElement.hasAttribute("data-no-side-gestures"),
  })
})

type WindowSize = Pick<DeviceInfo, "windowWidth" | "windowHeight">

/** The window's size in CSS pixels. Reading it forces a layout, so it is read once and on resize. */
function followSize(): () => WindowSize {
  let known: WindowSize | null = null
  addEventListener("resize", () => {
    known = null
  })
  return () => (known ??= { windowWidth: Math.round(innerWidth), windowHeight: Math.round(innerHeight) })
}

/** Milliseconds without scrolling that replace `scrollend`. */
const quiet = 150

function followGestures(): () => GestureState {
  let now: GestureState = "idle"
  let ending: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(ending)
    now = "idle"
  }
  const options = { capture: true, passive: true }
  document.addEventListener(
    "scroll",
    ({ target }) => {
      const direction = directionOf(target)
      if (direction === null || location.pathname !== "/") return
      now = direction
      clearTimeout(ending)
      ending = setTimeout(end, quiet)
    },
    options,
  )
  document.addEventListener("scrollend", end, options)
  return () => now
}

function directionOf(target: EventTarget | null): GestureState | null {
  if (!(target instanceof Element)) return null
  if (target.matches(".feed")) return "vertical"
  return target.matches(".feed .strip") ? "horizontal" : null
}
