// Served as /sw.js where the operator has switched the worker off (SERVICE_WORKER=off): it takes the place of one that failed, clears what
// that kept, and goes. A browser looks for it with every page it opens, past whatever the failed one answers.

addEventListener("install", () => skipWaiting())

addEventListener("activate", (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  // Only those that the failed one had: a page that was loaded without a worker is left alone, and asks for none.
  const pages = await clients.matchAll({ type: "window" })
  await registration.unregister()
  for (const page of pages) await page.navigate(page.url).catch(() => undefined)
}
