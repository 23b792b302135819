import {
  allTiles,
  currentTile,
  detail,
  drag,
  expect,
  settled,
  swipeOn,
  test,
  titleInView,
  titleOnScreen,
  visit,
} from "./journey.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the page shows the first tile, and a subtile's link opens its tile at that subtile", {
    tag: "@core",
  }, async ({ page }) => {
    await page.goto("/")
    const first = page.locator(".feed-item").first()
    const picture = first.locator(".cover-art img").first()
    await expect(first.locator("h2")).not.toBeEmpty()
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute("alt", /.{20}/)
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect((await page.request.get(source)).headers()["content-type"]).toMatch(/^image\//)
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText("Home")

    const tile = (await allTiles(page)).find(({ developing, subtiles }) => !developing && subtiles.length > 2)
    const last = tile?.subtiles.at(-1)
    await page.goto(`/tiles/${last?.slug}`)
    await expect(detail(page).getByRole("heading", { name: last?.title ?? "", exact: true })).toBeInViewport()
  })
})

test("the feed moves one tile per swipe, and the app and the screen agree on the tile in view", {
  tag: ["@both", "@core"],
}, async ({ page }) => {
  await visit(page, "/")
  const seen = [await titleInView(page), await swipeOn(page)]
  const picture = currentTile(page).locator(".cover-art img").first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  for (let swipe = 0; swipe < 4; swipe++) {
    seen.push(await swipeOn(page))
    expect(await titleOnScreen(page)).toBe(seen.at(-1))
  }
  expect(new Set(seen).size).toBe(6)
  await expect(page.locator(".feed-item:not(.feed-end)")).toHaveCount(5)
  await drag(page, page.locator(".feed"), { y: 1 })
  await expect.poll(() => titleInView(page)).toBe(seen[4])
})

test("keys reach the tabs, move the feed and act on the tile in view", { tag: ["@desk", "@core"] }, async ({
  page,
}) => {
  await visit(page, "/")
  const first = await titleInView(page)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Home", exact: true })).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => titleInView(page)).not.toBe(first)
  await settled(page, ".feed")
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => titleInView(page)).toBe(first)
  await settled(page, ".feed")
  await page.keyboard.press("l")
  await expect(page.getByText("Liked. It is on your shelf")).toBeVisible()
  for (const [key, name] of [
    ["w", "Why this tile"],
    ["?", "Keyboard shortcuts"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole("dialog", { name })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
  }
  await page.keyboard.press("2")
  await expect(page).toHaveURL(/\/search$/)
  await page.keyboard.press("1")
  await expect(page).toHaveURL(/\/$/)
  expect(await titleInView(page)).toBe(first)
})

test("each notch of the wheel moves the feed by one tile", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/")
  const position = () => currentTile(page).getAttribute("aria-posinset")
  await page.waitForLoadState("networkidle")
  // Over the stage, and beside it.
  for (const [x, at] of [
    [700, "2"],
    [100, "3"],
  ] as const) {
    await page.mouse.move(x, 450)
    await page.mouse.wheel(0, 100)
    await expect.poll(position).toBe(at)
    await settled(page, ".feed")
  }
  await page.mouse.wheel(0, -100)
  await expect.poll(position).toBe("2")
})

test("swipes, arrow keys and buttons move between a tile's subtiles", { tag: ["@both", "@core"] }, async ({
  page,
  context,
  baseURL,
}) => {
  // With buttons for every swipe, which a phone shows only when they are switched on.
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

test("a category filters the feed, and each feed keeps its own place", async ({ page }) => {
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
