import { deviceName } from "@confetti/domain/device/device-name"

/** The operator's switch for Android's side gestures: reported with events, applied on that system only. Buttons work regardless. */
export function applySideGestures(isOn: boolean): void {
  document.documentElement.toggleAttribute("data-no-side-gestures", !isOn)
  if (isOn || deviceName(navigator.userAgent, navigator.maxTouchPoints) !== "Android") return
  // A style sheet file would be part of the first load.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(".feed .strip { overflow-x: hidden; touch-action: pan-y }")
  document.adoptedStyleSheets.push(sheet)
}
