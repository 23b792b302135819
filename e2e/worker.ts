import type { Page } from "@playwright/test"

/** The page is under the service worker's control: on a first visit that comes some seconds after it. */
export async function workerIsThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }))
  })
}
