import { alive, currentTile, expect, stepOn, titleInView, visit } from "./journey.ts"
import { likesAreAgreed, nothingWaits, lineTest as test } from "./on-rough-line.ts"
import { signUp } from "./people.ts"
import { workerIsThere } from "./worker.ts"

/** What a browser says of an answer with 503. */
const refused = /503/

test.describe("with what works offline", () => {
  test.use({ serviceWorkers: "allow" })

  test("a server with too much to do is no empty page: what was kept is there", async ({ page, line, complaints }) => {
    await visit(page, "/")
    await stepOn(page)
    await workerIsThere(page)
    // A second visit is one the worker has seen from the start.
    await page.reload()
    await alive(page)
    await expect(currentTile(page)).not.toHaveAttribute("aria-busy")
    const left = await titleInView(page)
    await page.waitForLoadState("networkidle")
    line.follow(() => ({ is: "busy" }))
    await page.reload()
    await expect(currentTile(page)).toHaveAttribute("aria-label", left)
    const picture = currentTile(page).locator(".cover-art img").first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
    line.follow(() => ({ is: "passed" }))
    await page.reload()
    await alive(page)
    await expect(currentTile(page)).toHaveAttribute("aria-label", left)
    expect(complaints.splice(0).filter((each) => !refused.test(each))).toEqual([])
  })
})

test("tiles that a server with too much to do refused come by themselves", async ({ page, line, complaints }) => {
  await page.clock.install()
  line.follow((path) => ({ is: path.startsWith("/documents/tiles") ? "busy" : "passed" }))
  await visit(page, "/")
  // The first three came with the page.
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown")
  const trouble = page.getByRole("heading", { name: "This tile did not arrive" })
  await expect(trouble.first()).toBeVisible()
  line.follow(() => ({ is: "passed" }))
  await page.clock.runFor("01:00")
  await expect(trouble).toHaveCount(0)
  await expect(currentTile(page)).toBeVisible()
  expect(complaints.splice(0).filter((each) => !refused.test(each))).toEqual([])
})

test("a like that a server with too much to do refuses is there at once, and told once", async ({
  page,
  line,
  complaints,
}) => {
  const like = "/functions/likes-like_tile"
  await page.clock.install()
  await signUp(page.request)
  await visit(page, "/")
  await likesAreAgreed(page)
  let refusals = 0
  line.follow((path) => (path === like && refusals++ < 2 ? { is: "busy" } : { is: "passed" }))
  const liked = currentTile(page).getByRole("button", { name: /^Unlike\b/ })
  await currentTile(page)
    .getByRole("button", { name: /^Like\b/ })
    .click()
  await expect(liked).toBeVisible()
  await nothingWaits(page)
  expect(refusals).toBe(3)
  expect(line.reached(like)).toBe(1)
  await expect(liked).toBeVisible()
  expect(complaints.splice(0).filter((each) => !refused.test(each))).toEqual([])
})
