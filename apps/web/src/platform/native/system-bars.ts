import { SplashScreen } from "@capacitor/splash-screen"
import { StatusBar, Style } from "@capacitor/status-bar"
import { Capacitor } from "@capacitor/core"

/** Light icons on the dark page; on Android the bar itself is black. */
export async function darkenStatusBar(): Promise<void> {
  await StatusBar.setStyle({ style: Style.Dark })
  if (Capacitor.getPlatform() === "android") await StatusBar.setBackgroundColor({ color: "#000000" })
}

/** Hides the splash screen after the first paint. Both are black, so no frame is white. */
export async function hideSplash(): Promise<void> {
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  await SplashScreen.hide({ fadeOutDuration: 150 })
}
