import {
  alive,
  currentTile,
  drag,
  expect,
  growingTile,
  openTile,
  settled,
  standOn,
  swipeOn,
  test,
  titleInView,
  titleOnScreen,
  visit,
} from "./journey.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the first tile is there with its picture and title", async ({ page }) => {
    await page.goto("/")
    const first = page.locator(".feed-item").first()
    const picture = first.locator(".cover-art img").first()
    await expect(first.locator("h2")).not.toBeEmpty()
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute("alt", /.{20}/)
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect((await page.request.get(source)).headers()["content-type"]).toMatch(/^image\//)
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText("Home")
  })
})

test("the feed moves a tile a swipe, and what is in view is what the app believes is in view", async ({ page }) => {
  await visit(page, "/")
  const seen = [await titleInView(page)]
  for (let swipe = 0; swipe < 5; swipe++) {
    seen.push(await swipeOn(page))
    expect(await titleOnScreen(page)).toBe(seen.at(-1))
  }
  expect(new Set(seen).size).toBe(6)
  await expect(page.locator(".feed-item:not(.feed-end)")).toHaveCount(5)
  await drag(page, page.locator(".feed"), { y: 1 })
  await expect.poll(() => titleInView(page)).toBe(seen[4])
})

test("every picture in view has arrived by the time its tile has", async ({ page }) => {
  await visit(page, "/")
  for (let swipe = 0; swipe < 3; swipe++) {
    await swipeOn(page)
    const picture = currentTile(page).locator(".cover-art img").first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test("keys move the feed and act on the tile in view", async ({ page }) => {
  await visit(page, "/")
  const first = await titleInView(page)
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => titleInView(page)).not.toBe(first)
  await settled(page, ".feed")
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => titleInView(page)).toBe(first)
  await settled(page, ".feed")
  await page.keyboard.press("l")
  await expect(page.getByText("Liked. It is on your shelf")).toBeVisible()
  await page.keyboard.press("w")
  await expect(page.getByRole("dialog", { name: "Why this tile" })).toBeVisible()
  await expect(page.getByRole("dialog")).not.toContainText("…")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/tiles\//)
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(/\/$/)
  expect(await titleInView(page)).toBe(first)
})

test("a tile's subtiles are walked sideways, by swipe, key and button", async ({ page, context, baseURL }) => {
  // A phone shows buttons for every swipe when it is asked to.
  await context.addCookies([{ name: "cf_look", value: "100b", url: baseURL ?? "" }])
  await visit(page, "/")
  const strip = currentTile(page).locator(".strip")
  const pageOf = () => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))
  await drag(page, strip, { x: -1 })
  await expect.poll(pageOf).toBe(1)
  await settled(page, ".feed-item[data-current] .strip")
  await page.keyboard.press("ArrowRight")
  await expect.poll(pageOf).toBe(2)
  await settled(page, ".feed-item[data-current] .strip")
  await expect(currentTile(page).locator(".pane-subtile").nth(1).getByRole("heading")).toBeInViewport()
  await page.keyboard.press("ArrowLeft")
  await expect.poll(pageOf).toBe(1)
  await settled(page, ".feed-item[data-current] .strip")
  await currentTile(page).getByRole("button", { name: "Previous subtile" }).press("Enter")
  await expect.poll(pageOf).toBe(0)
})

test("a category of the rail narrows the feed to it, and its own place is kept apart", async ({ page }) => {
  await visit(page, "/")
  const inAll = await swipeOn(page)
  const rail = page.getByRole("navigation", { name: "Categories" })
  await expect(rail.locator("[aria-current]")).toHaveText("For you")
  const chosen = rail.getByRole("link").nth(2)
  const name = (await chosen.innerText()).trim()
  await chosen.click()
  await expect(page).toHaveURL(/\?t=/)
  await expect(rail.locator("[aria-current]")).toHaveText(name)
  await expect(page.getByRole("feed", { name: `Tiles about ${name}` })).toBeVisible()
  for (const chip of await page.locator(".feed-item .chip").allInnerTexts()) expect(chip.trim()).toBe(name)
  await swipeOn(page)
  await rail.getByRole("link", { name: "For you" }).click()
  await expect.poll(() => titleInView(page)).toBe(inAll)
})

test("the feed ends, and says so", async ({ page }) => {
  await visit(page, "/")
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link").nth(1).click()
  await expect(page.getByRole("feed", { name: /^Tiles about/ })).toBeVisible()
  await page.locator(".feed").evaluate((feed) => feed.scrollTo({ top: feed.scrollHeight, behavior: "instant" }))
  await expect(page.getByRole("heading", { name: "You’re all caught up" })).toBeInViewport()
  await page.getByRole("button", { name: "Back to the first tile" }).click()
  await expect(currentTile(page)).toHaveAttribute("aria-posinset", "1")
})

test("a swipe that begins on a developing tile's words moves the feed too", async ({ page, isMobile }) => {
  await standOn(page, (await growingTile(page)).id)
  await visit(page, "/")
  const before = await titleInView(page)
  await drag(page, currentTile(page).locator(".developing-timeline"), { y: -1 }, isMobile ? 550 : 700)
  await expect.poll(() => titleInView(page)).not.toBe(before)
})

test("hydration and a tile opened and closed leave nothing to complain about", async ({ page }) => {
  await visit(page, "/")
  const slug = await openTile(page)
  await page.reload()
  await alive(page)
  await expect(page).toHaveURL(new RegExp(`${slug}$`))
})
