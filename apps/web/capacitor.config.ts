import type { CapacitorConfig } from "@capacitor/cli"
import app from "./native.json" with { type: "json" }

/** The background until the first tile is painted, so that no frame is white. */
const black = "#000000"

/** The native apps. Operators' choices are in `native.json`; `npm run native -- sync` writes both into the projects. */
const config: CapacitorConfig = {
  appId: app.id,
  appName: app.name,
  webDir: "dist/native",
  backgroundColor: black,
  // The app's name in a person's list of devices.
  appendUserAgent: `Confetti/${app.version}`,
  // The viewport decides about zoom, as in a browser.
  zoomEnabled: true,
  loggingBehavior: "none",
  ios: { contentInset: "never", allowsLinkPreview: false },
  android: { allowMixedContent: false },
  plugins: {
    // Settings are in a cookie, which iOS does not keep for pages of a custom scheme.
    CapacitorCookies: { enabled: true },
    StatusBar: { style: "DARK", backgroundColor: black, overlaysWebView: false },
    SystemBars: { style: "DARK", insetsHandling: "css" },
    // Hidden by the app once its first screen is painted.
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
