import { defineConfig } from "@playwright/test"
import { launchOptionsOf } from "./e2e/launch-options.ts"
import { zone } from "./e2e/zone.ts"
import { findHeadlessChromium } from "./tools/find-chromium.mjs"

/**
 * Journeys: what a person notices, driven through the real, seeded server. Nothing sleeps. A journey runs at a phone's size; `@both`
 * runs at a desk's too, `@desk` there alone; `npm test` runs `@core` only. CONTRIBUTING.md says when.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.journey.ts",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  // A worker runs a file from end to end: what its journeys share, most of all a server of their own, is started once.
  fullyParallel: false,
  // Real browsers on shared machines are noisy. What passes on a second try is reported as flaky, with the trace of that try.
  retries: 2,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  use: {
    baseURL: process.env["JOURNEYS_URL"] ?? "",
    locale: "en-GB",
    timezoneId: zone,
    serviceWorkers: "block",
    trace: "on-first-retry",
    launchOptions: launchOptionsOf(findHeadlessChromium()),
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
