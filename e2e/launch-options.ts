import type { LaunchOptions } from "@playwright/test"

/**
 * Of these switches a browser heeds the last alone: what Playwright turns off for journeys stands here too. The pages behind the address
 * bar, which nobody sees, cost two thirds of what an empty context costs.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  // A finger's moves are sent at once, each with its own time: resampled for the next frame, those still to come would move nothing.
  "ResamplingScrollEvents",
]
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
]

/** How the browser of journeys is started: Playwright's own where there is no path. */
export function launchOptionsOf(executablePath: string | null): LaunchOptions {
  return { ...(executablePath && { executablePath }), args: quiet }
}
