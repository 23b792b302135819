import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { type FakeOpenIdProvider, startFakeOpenIdProvider } from "../apps/server/test/fake-openid-provider.ts"
import { type FakePhoneServices, startFakePhoneServices } from "../apps/server/test/fake-phone-services.ts"
import { drawPhoneKeys } from "../apps/server/test/phone-keys.ts"
import { buildShell } from "../tools/native/build-shell.ts"
import { FakePhone, shellOrigin } from "./fake-phone.ts"
import { test as base, expect } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"

export const appId = "app.confetti.feed"

const certificate = Array.from({ length: 32 }, () => "0A").join(":")

type Shell = {
  server: OwnServer
  folder: string
  /** Stands in for Apple. */
  provider: FakeOpenIdProvider
  services: FakePhoneServices
}
type Phones = { phone: FakePhone; system: "android" | "ios" }

/** Journeys in the native shell's build, on a fake phone behind Capacitor's bridge. */
export const test = base.extend<Phones, { shell: Shell }>({
  shell: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "confetti-shell-"))
      const provider = await startFakeOpenIdProvider()
      const keys = await drawPhoneKeys()
      const services = await startFakePhoneServices({ ...keys.known, now: Date.now })
      const server = await startOwnServer({
        env: {
          GAMES: "none",
          IOS_APP_IDS: `A1B2C3D4E5.${appId}`,
          ANDROID_PACKAGE: appId,
          ANDROID_CERT_SHA256: certificate,
          APPLE_ISSUER: provider.issuer,
          APPLE_BUNDLE_IDS: appId,
          PUSH: "on",
          ...keys.fcm,
          FCM_ORIGIN: services.fcmOrigin,
        },
      })
      await buildShell(server.url, folder)
      await use({ server, folder, provider, services })
      await Promise.all([server.stop(), provider.stop(), services.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ shell }, use) => use(shell.server.url),
  // Chromium asks before a page of another machine, which the phone's would be, may speak to this one.
  permissions: ["local-network-access"],
  system: ["android", { option: true }],
  phone: async ({ context, shell, system }, use) => {
    const phone = new FakePhone(system)
    await phone.hold(context, shell.folder)
    await use(phone)
  },
})

/** Opens the app, and waits until its splash is gone. */
export async function start(page: Page, phone: FakePhone): Promise<void> {
  const before = phone.optionsOf("SplashScreen", "hide").length
  await page.goto(`${shellOrigin}/`)
  await expect.poll(() => phone.optionsOf("SplashScreen", "hide").length).toBe(before + 1)
}
