import {
  alive,
  currentTile,
  detail,
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

  test("the first tile is there with its picture and title", { tag: "@core" }, async ({ page }) => {
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

test("the feed moves a tile a swipe, and what is in view is what the app believes is in view", {
  tag: ["@both", "@core"],
}, async ({ page }) => {
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

test("keys move the feed and act on the tile in view", { tag: ["@desk", "@core"] }, async ({ page }) => {
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

test("steps that come quickly are all counted, by key and by button", { tag: "@desk" }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "cf_look", value: "100b", url: baseURL ?? "" }])
  await visit(page, "/")
  const position = () => currentTile(page).getAttribute("aria-posinset")
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowDown")
  await expect.poll(position).toBe("7")
  const next = page.getByRole("button", { name: "Next tile" })
  for (let click = 0; click < 3; click++) await next.click()
  await expect.poll(position).toBe("10")
  for (let press = 0; press < 9; press++) await page.keyboard.press("ArrowUp")
  await expect.poll(position).toBe("1")
})

test("a keyboard reaches the tabs before the feed, and by their numbers", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Home", exact: true })).toBeFocused()
  await page.keyboard.press("2")
  await expect(page).toHaveURL(/\/search$/)
  await page.keyboard.press("1")
  await expect(page).toHaveURL(/\/$/)
})

test.describe("on a wide screen", { tag: "@desk" }, () => {
  test("every notch of the wheel moves the feed, wherever nothing else is read", async ({ page }) => {
    await visit(page, "/")
    const position = () => currentTile(page).getAttribute("aria-posinset")
    await page.waitForLoadState("networkidle")
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

  test("stage and story show one tile, and keys are the story's", async ({ page }) => {
    await visit(page, "/tiles/as-slow-as-possible")
    const title = await detail(page).getByRole("heading", { level: 1 }).innerText()
    await expect.poll(() => titleInView(page)).toBe(title)
    await page.keyboard.press("ArrowDown")
    // The code of the keys comes with the page's first quiet moment: one pressed before that scrolls nothing.
    const pressEnd = async () => {
      await page.keyboard.press("End")
      return page.locator(".tile-screen").evaluate((story) => story.scrollTop)
    }
    await expect.poll(pressEnd).toBeGreaterThan(0)
    expect(await titleInView(page)).toBe(title)
    await page.getByRole("button", { name: "Next tile" }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => titleInView(page)).not.toBe(title)
  })
})

test("a tile's subtiles are walked sideways, by swipe, key and button", { tag: ["@both", "@core"] }, async ({
  page,
  context,
  baseURL,
}) => {
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

test("a swipe that begins on a developing tile's words moves the feed too", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await standOn(page, (await growingTile(page)).id)
  await visit(page, "/")
  const before = await titleInView(page)
  await drag(page, currentTile(page).locator(".developing-timeline"), { y: -1 }, isMobile ? 550 : 700)
  await expect.poll(() => titleInView(page)).not.toBe(before)
})

test("hydration and a tile opened and closed leave nothing to complain about", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/")
  const slug = await openTile(page)
  await page.reload()
  await alive(page)
  await expect(page).toHaveURL(new RegExp(`${slug}$`))
})
