import { clickAtRest, currentTile, detail, expect, settled, test, titleInView, titleLink, visit } from "./journey.ts"
import { middle, slide, touch, touchTwice } from "./touches.ts"

test("a hold brings up the menu each time, and the lift leaves it open", async ({ page }) => {
  await visit(page, "/")
  const title = await titleInView(page)
  const menu = page.getByRole("dialog", { name: title })
  for (const lasting of [520, 900, 1500, 520]) {
    await touch(page, await middle(page), lasting)
    await expect(menu.getByRole("button", { name: "Why this tile" })).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(menu).toBeVisible()
    // The backdrop closes it, and nothing under the backdrop opens.
    await touch(page, { x: 190, y: 60 }, 50)
    await expect(menu).toBeHidden()
  }
  await expect(page).toHaveURL(/\/$/)
})

test("a finger pulls a sheet down by its head", async ({ page }) => {
  await visit(page, "/")
  await currentTile(page).getByRole("button", { name: "Why this tile" }).click()
  const sheet = page.getByRole("dialog", { name: "Why this tile" })
  await expect(sheet).toBeVisible()
  const head = await sheet.getByRole("heading", { level: 2 }).boundingBox()
  if (!head) throw new Error("The sheet has no head.")
  const session = await page.context().newCDPSession(page)
  const from = { x: head.x + 20, y: head.y + 10 }
  const lift = await slide(session, from, { x: 0, y: 160 }, 8)
  await lift()
  await expect(sheet).toBeHidden()
})

// Both are 150 ms apart by their timestamps: how far apart two taps may be is held by `press-recognizer.test.ts` and `second-tap.test.ts`.
test("two taps on the picture like a tile", async ({ page }) => {
  await visit(page, "/")
  await touchTwice(page, await middle(page))
  await expect(currentTile(page).getByRole("button", { name: "Unlike" })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test("two taps on the title like a tile, and take back that the first opened it", async ({ page }) => {
  await visit(page, "/")
  const title = await titleLink(page).boundingBox()
  if (!title) throw new Error("The tile has no title.")
  const at = { x: title.x + 30, y: title.y + 12 }
  await page.evaluate(() =>
    Object.assign(globalThis, { clicked: new Promise((done) => addEventListener("click", done, { capture: true })) }),
  )
  const from = Date.now()
  await touch(page, at, 50, from)
  await page.evaluate(async () => void (await (globalThis as unknown as { clicked: Promise<unknown> }).clicked))
  await touch(page, at, 50, from + 150)
  await expect(currentTile(page).getByRole("button", { name: "Unlike" })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(detail(page)).toBeHidden()
})

test("a tap is shown at once and opens the page of the strip that is read", async ({ page }) => {
  await visit(page, "/")
  // Watched from within the page: looking from outside takes a busy machine longer than a hold.
  const pressed = page.evaluate(
    () =>
      new Promise((done) =>
        new MutationObserver(() => done(true)).observe(document, { subtree: true, attributeFilter: ["data-pressed"] }),
      ),
  )
  await touch(page, await middle(page), 80)
  await pressed
  await expect(detail(page)).toBeVisible()
  await expect(page.locator(".cover[data-pressed]")).toHaveCount(0)
  await page.goBack()
  await expect(detail(page)).toBeHidden()
  await expect(page.locator("html")).not.toHaveAttribute("data-move")
  // The segments of the progress line are ways there too.
  const segment = currentTile(page).locator(".dots-row i").nth(3)
  await clickAtRest(segment, { position: { x: 4, y: 2 } })
  await expect(segment).toHaveAttribute("data-current")
  await settled(page, ".feed-item[data-current] .strip")
  const subtile = currentTile(page).locator(".pane-subtile").nth(2).getByRole("heading")
  await expect(subtile).toBeInViewport()
  const words = (await subtile.textContent()) ?? ""
  await touch(page, await middle(page), 50)
  await expect(detail(page).getByRole("heading", { name: words })).toBeInViewport()
  await expect(detail(page).getByRole("heading", { level: 1 })).not.toBeInViewport()
})
