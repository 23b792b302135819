import { deviceName } from "@confetti/domain/device/device-name"

/** The operator's switch for Android: what it says goes along with events, and holds on that system alone. Buttons walk a tile all the same. */
export function applySideGestures(isOn: boolean): void {
  document.documentElement.toggleAttribute("data-no-side-gestures", !isOn)
  if (isOn || deviceName(navigator.userAgent, navigator.maxTouchPoints) !== "Android") return
  // A style sheet of its own would be named in the first load.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(".feed .strip { overflow-x: hidden; touch-action: pan-y }")
  document.adoptedStyleSheets.push(sheet)
}
