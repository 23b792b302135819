import { alive, currentTile, expect, stepOn, titleInView, visit } from "./journey.ts"
import { lineTest as test } from "./on-rough-line.ts"
import { workerIsThere } from "./worker.ts"

test.use({ serviceWorkers: "allow" })

test("while the server is overloaded, the app shows what it has cached", async ({ page, line, complaints }) => {
  await visit(page, "/")
  await stepOn(page)
  await workerIsThere(page)
  // A second visit is one the worker has seen from the start.
  await page.reload()
  await alive(page)
  await expect(currentTile(page)).not.toHaveAttribute("aria-busy")
  const title = await titleInView(page)
  await page.waitForLoadState("networkidle")
  line.follow(() => ({ is: "busy" }))
  await page.reload()
  await expect(currentTile(page)).toHaveAttribute("aria-label", title)
  const picture = currentTile(page).locator(".cover-art img").first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  line.follow(() => ({ is: "passed" }))
  await page.reload()
  await alive(page)
  await expect(currentTile(page)).toHaveAttribute("aria-label", title)
  expect(complaints.splice(0).filter((each) => !each.includes("503"))).toEqual([])
})
