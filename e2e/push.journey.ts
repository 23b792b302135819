import type { CDPSession, Page } from "@playwright/test"
import { type FakeDevice, type FakePushService, startFakePushService } from "../apps/server/test/fake-push-service.ts"
import { findChromium } from "../tools/find-chromium.mjs"
import { noBarriers } from "./barriers.ts"
import { test as base, expect, visit } from "./journey.ts"
import { launchOptionsOf } from "./launch-options.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { signUp } from "./people.ts"
import { hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"
import { longestStart } from "./start-server.ts"

type Pushing = { pushing: { server: OwnServer; service: FakePushService } }

/** Journeys on a server that sends push messages to a fake service on this machine. */
const test = base.extend<object, Pushing>({
  pushing: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const service = await startFakePushService()
      const server = await startOwnServer({ env: { PUSH: "on", PUSH_LOOPBACK: "1", GAMES: "none" } })
      await use({ server, service })
      await server.stop()
      await service.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ pushing }, use) => use(pushing.server.url),
})

test.use({
  serviceWorkers: "allow",
  permissions: ["notifications"],
  // The headless shell crashes a page whose worker sets a badge.
  launchOptions: launchOptionsOf(findChromium()),
})

/** This browser has no push service, so it can't subscribe: it gets this device's subscription instead. */
async function subscribesAs(page: Page, { subscription }: FakeDevice): Promise<void> {
  await page.addInitScript((json) => {
    const saved = {
      ...json,
      options: {},
      toJSON: () => json,
      unsubscribe: async () => localStorage.removeItem("subscribed"),
    }
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem("subscribed") ? saved : null) as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("subscribed", "1")
      return saved as unknown as PushSubscription
    }
  }, subscription)
}

/**
 * Hands the page's service worker a push, as the browser does once it has opened it, until that says it has shown it: Chromium forgets
 * a notification that is asked for while it is still on its way to the screen.
 */
async function deliver(page: Page, data: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send("ServiceWorker.enable")
  const registrationId = await registered
  const isShown = await page.evaluateHandle(() => ({
    push: new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener("message", (event) => event.data.type === "push" && resolve())
    }),
  }))
  await session.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data })
  await isShown.evaluate(({ push }) => push)
  await session.detach()
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))
  })

test("notifications turned on in the settings reach the device and earn points, until turned off", async ({
  page,
  pushing,
}) => {
  const device = pushing.service.newDevice()
  await subscribesAs(page, device)
  await rememberPointsToasts(page)
  await signUp(page.request)
  await visit(page, "/settings")
  await page.evaluate(() => navigator.serviceWorker.ready)
  const here = page.getByRole("switch", { name: /^On this device/ })
  await expect(here).not.toBeChecked()
  await here.click()
  await expect(page.getByText("Notifications: on")).toBeVisible()
  await expect(page.getByRole("switch", { name: /^Your streak/ })).toBeChecked()
  await noBarriers(page)

  await expect.poll(() => device.pushes.length).toBe(1)
  const [sent] = device.pushes
  await deliver(page, JSON.stringify(sent))
  await expect.poll(() => shown(page)).toEqual([sent])
  await hasShownPoints(page, "for turning notifications on")

  // A repeated message is shown once, and an unreadable one is shown as news.
  await deliver(page, JSON.stringify(sent))
  await deliver(page, "nonsense")
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag).toSorted()).toEqual(["confirmation", "news"])

  await here.click()
  await expect(page.getByText("Notifications: off", { exact: true })).toBeVisible()
  await expect(page.getByRole("switch", { name: /^Your streak/ })).toBeHidden()
  expect(pushing.service.faults).toEqual([])
})

test("a link shared to the app becomes the draft of a thought", async ({ page }) => {
  await signUp(page.request)
  await visit(page, "/share-target?title=A%20find&url=https%3A%2F%2Fexample.org%2Ffind")
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.getByText("Choose a tile. Your link will be the draft of your thought on it")).toBeVisible()
  await page.locator("a[href*='/tiles/']").first().click()
  await page
    .getByRole("button", { name: /Thoughts/ })
    .first()
    .click()
  await expect(page.getByRole("textbox", { name: /^Your thought on/ })).toHaveValue("A find https://example.org/find")
  expect(await page.evaluate(() => document.cookie)).not.toContain("example.org")
})
