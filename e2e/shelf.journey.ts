import {
  alive,
  currentTile,
  expect,
  growingTile,
  openTile,
  standOn,
  stepOn,
  tab,
  test,
  titleInView,
  titleLink,
  visit,
} from "./journey.ts"

test("a liked tile is on the shelf, after a reload too, and opens there", async ({ page }) => {
  await visit(page, "/")
  const title = await stepOn(page)
  await currentTile(page)
    .getByRole("button", { name: /^Like\b/ })
    .click()
  await expect(page.getByText("Liked. It is on your shelf")).toBeVisible()
  await expect(currentTile(page).getByRole("button", { name: "Unlike" })).toBeVisible()
  await page.reload()
  await alive(page)
  await expect(currentTile(page).getByRole("button", { name: "Unlike" })).toBeVisible()
  await tab(page, "Me").click()
  const liked = page.getByRole("link", { name: title })
  await expect(liked).toBeVisible()
  await liked.click()
  await expect(page).toHaveURL(/\/me\/tiles\//)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
})

test("sharing without a share sheet copies the tile's link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }))
  await visit(page, "/")
  const path = await titleLink(page).getAttribute("href")
  await currentTile(page).getByRole("button", { name: "Share" }).click()
  await expect(page.getByText("Link copied")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path ?? "", page.url()).href)
})

test("sharing with a share sheet hands it the title and the link", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(navigator, "share", { value: async (data: ShareData) => void shared.push(data) })
  })
  await visit(page, "/")
  await currentTile(page).getByRole("button", { name: "Share" }).click()
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)
  await expect.poll(async () => (await shared()).length).toBe(1)
  expect((await shared())[0]).toMatchObject({
    title: await titleInView(page),
    url: expect.stringContaining("/tiles/"),
  })
})

test("a developing tile expands its timeline in place, is followed, and is on the shelf then", async ({ page }) => {
  const tile = await growingTile(page)
  await standOn(page, tile.id)
  await visit(page, "/")
  const card = currentTile(page)
  await expect(card).toHaveAttribute("aria-label", tile.title)
  await expect(card.getByText("Developing", { exact: true })).toBeVisible()
  const unfold = card.getByRole("button", { name: /^The story so far/ })
  await expect(unfold).toHaveAttribute("aria-expanded", "false")
  await unfold.click()
  for (const entry of tile.subtiles.slice(0, 2))
    await expect(card.getByText(entry.title, { exact: true })).toBeVisible()
  await card.getByRole("button", { name: "Follow", exact: true }).click()
  await expect(card.getByRole("button", { name: "Following" })).toHaveAttribute("aria-pressed", "true")
  await card.getByRole("button", { name: "Fold the timeline" }).click()
  await expect(unfold).toHaveAttribute("aria-expanded", "false")
  expect(await titleInView(page)).toBe(tile.title)
  await openTile(page)
  await expect(page.locator("article.detail").getByRole("heading", { level: 1 })).toHaveText(tile.title)
  await page.goBack()
  await tab(page, "Me").click()
  await expect(page.getByRole("link", { name: tile.title })).toBeVisible()
})
