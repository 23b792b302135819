import type { CapacitorConfig } from "@capacitor/cli"
import app from "./native.json" with { type: "json" }

/** What lies behind everything until the first tile is painted, so that no frame is white. */
const black = "#000000"

/** The native shells. What an operator chooses stands in `native.json`; `npm run native -- sync` writes both into the projects. */
const config: CapacitorConfig = {
  appId: app.id,
  appName: app.name,
  webDir: "dist/native",
  backgroundColor: black,
  // By this a person finds the app among their devices.
  appendUserAgent: `Confetti/${app.version}`,
  // The viewport says whether there is zoom, as it does in a browser.
  zoomEnabled: true,
  loggingBehavior: "none",
  ios: { contentInset: "never", allowsLinkPreview: false },
  android: { allowMixedContent: false },
  plugins: {
    // The look is in a cookie, which iOS keeps for no page of a scheme of its own.
    CapacitorCookies: { enabled: true },
    StatusBar: { style: "DARK", backgroundColor: black, overlaysWebView: false },
    SystemBars: { style: "DARK", insetsHandling: "css" },
    // Taken away by the app once its first screen is painted.
    SplashScreen: {
      launchAutoHide: false,
      backgroundColor: black,
      showSpinner: false,
      androidScaleType: "CENTER_CROP",
    },
    PushNotifications: { presentationOptions: ["badge", "sound", "alert"] },
  },
}

export default config
