import { defineConfig } from "@playwright/test"
import { findChromium } from "./tools/find-chromium.mjs"

const executablePath = findChromium()
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
]
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
]

/**
 * Journeys: what a person notices, driven through the real, seeded server. Nothing sleeps and nothing is tried twice. A journey
 * runs at a phone's size; `@both` runs at a desk's too, `@desk` there alone: CONTRIBUTING.md says when.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.journey.ts",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  use: {
    baseURL: process.env["JOURNEYS_URL"] ?? "",
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    serviceWorkers: "block",
    launchOptions: { ...(executablePath && { executablePath }), args: quiet },
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@desk/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: "desk", grep: /@(desk|both)/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
