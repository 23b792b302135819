import { deviceName } from "@confetti/domain/device/device-name"
import { sideGestures } from "./side-gestures.ts"

/** The operator's switch for Android: what it says goes along with events, and holds on that system alone. Buttons walk a tile all the same. Gives what takes it back. */
export function applySideGestures(isOn: boolean): () => void {
  sideGestures.set(isOn)
  if (isOn || deviceName(navigator.userAgent, navigator.maxTouchPoints) !== "Android") return () => undefined
  // A style sheet of its own would be named in the first load.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(".feed .strip { overflow-x: hidden; touch-action: pan-y }")
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
