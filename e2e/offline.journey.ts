import { alive, currentTile, expect, openTile, stepOn, test, titleInView, visit } from "./journey.ts"
import { workerIsThere } from "./worker.ts"

test.use({ serviceWorkers: "allow" })

/** What a browser says of a request without a network; the second where the service worker was asked for what it has never seen. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test("after a visit the same tile is there without a network, with its picture", { tag: "@core" }, async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, "/")
  await stepOn(page)
  await workerIsThere(page)
  // A second visit is one the worker has seen from the start.
  await page.reload()
  await alive(page)
  const left = await titleInView(page)
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await page.reload()
  await expect(currentTile(page)).toHaveAttribute("aria-label", left)
  const picture = currentTile(page).locator(".cover-art img").first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await context.setOffline(false)
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

test("without a network a page never visited still shows the app and says what happened", { tag: "@core" }, async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, "/")
  await workerIsThere(page)
  await context.setOffline(true)
  await page.goto("/games")
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
  await context.setOffline(false)
  complaints.splice(0)
})

test("a tile that was opened opens again without a network", async ({ page, context, complaints }) => {
  await visit(page, "/")
  await workerIsThere(page)
  const slug = await openTile(page)
  const title = await page.getByRole("heading", { level: 1 }).last().textContent()
  // It is kept a moment after it was opened.
  const isKept = () => page.evaluate((path) => caches.match(path).then(Boolean), `/documents/tiles?slug=${slug}`)
  await expect.poll(isKept).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`/tiles/${slug}$`))
  await expect(page.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible()
  await context.setOffline(false)
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})

test("a picture that did not arrive is never torn, and comes by itself with the connection", async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, "/")
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  for (let at = 0; at < 4; at++) await stepOn(page)
  const picture = currentTile(page).locator(".cover-art img").first()
  await expect(picture).toHaveAttribute("data-failed")
  await expect(picture).toHaveCSS("opacity", "0")
  await expect(picture).toHaveAttribute("alt", /\w/)
  await context.setOffline(false)
  await expect(picture).not.toHaveAttribute("data-failed")
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(complaints.splice(0).filter((each) => !noNetwork.test(each))).toEqual([])
})
