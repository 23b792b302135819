import { noBarriers } from "./barriers.ts"
import {
  allTiles,
  back,
  currentTile,
  detail,
  expect,
  idle,
  standOn,
  standsStill,
  test,
  visit,
  visitForLinks,
} from "./journey.ts"
import { slide } from "./touches.ts"
import { workerIsThere } from "./worker.ts"

test("a choice is answered once, and says why in words", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/four-cards-and-a-beer")
  const choice = detail(page).getByRole("group", { name: "Which cards must you turn over?" })
  const option = (name: string | RegExp) => choice.getByRole("button", { name })
  await option("E and 4").scrollIntoViewIfNeeded()
  await noBarriers(page)
  if (page.viewportSize()?.width === 390) await option("E and 4").tap()
  else await option("E and 4").click()
  await expect(choice.getByRole("status")).toContainText("Not quite. Only those two can break the rule.")
  await expect(option(/^E and 4 ?, your answer, not right$/)).toHaveAttribute("aria-pressed", "true")
  // It is no button any more that could be pressed; whoever tries changes nothing.
  await option(/^E and 7 ?, right answer$/).click({ force: true })
  await expect(choice.getByRole("status")).toContainText("Not quite.")
  await noBarriers(page)
})

test("a choice is answered by keys, and the feed stays where it is", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/penneys-game")
  const choice = detail(page).getByRole("group", { name: /^Your friend says/ })
  await choice.getByRole("button", { name: "Heads, tails, tails" }).focus()
  await page.keyboard.press("Enter")
  await expect(choice.getByRole("status")).toContainText("Right. Their second call turned over")
  await expect(choice.getByRole("button", { name: /^Heads, tails, tails ?, right answer$/ })).toBeFocused()
  await expect(page).toHaveURL(/penneys-game$/)
})

test("a table has a name, headings and no way to the side on the smallest phone with the largest text", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await context.addCookies([{ name: "cf_look", value: "150", url: baseURL ?? "" }])
  await visit(page, "/tiles/tank-numbers")
  const table = detail(page).getByRole("table", { name: "Tanks built in a month" })
  await expect(table.getByRole("columnheader")).toHaveText(["Month", "Spies", "Numbers", "Truth"])
  await expect(table.getByRole("rowheader", { name: "August 1942" })).toBeVisible()
  const beyond = () => page.evaluate(() => document.querySelector(".tile-screen")?.scrollWidth ?? 0)
  await expect.poll(beyond).toBeLessThanOrEqual(320)
  await noBarriers(page)
})

for (const [slug, name] of [
  ["first-digit-law", /^Nine bars, each shorter/],
  ["dreams-in-grey", /^A hundred squares.*Forty/],
  ["outrunning-night-on-venus", /^Three bars: 117/],
  ["chocolate-six-crystals", /^Three dots on one scale/],
  ["how-to-elect-a-doge", /^A line that goes up with every vote/],
] as const)
  test(`the chart of ${slug} is a picture with a description`, { tag: "@both" }, async ({ page }) => {
    await visit(page, `/tiles/${slug}`)
    const chart = detail(page).getByRole("img", { name })
    await chart.scrollIntoViewIfNeeded()
    await expect(chart).toBeVisible()
    await noBarriers(page)
  })

test("a guess is made on the slider, and told how near it was", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/earth-in-46-steps")
  const guess = detail(page).getByRole("group", { name: /^On which of the 46 steps/ })
  const slider = guess.getByRole("slider")
  await slider.focus()
  await page.keyboard.press("End")
  await page.keyboard.press("ArrowLeft")
  await expect(slider).toHaveValue("45")
  await noBarriers(page)
  await guess.getByRole("button", { name: "That’s my guess" }).click()
  await expect(guess.getByRole("status")).toContainText("Close: 1 too high. It is 44.")
  await expect(slider).toBeFocused()
  await page.keyboard.press("Home")
  await expect(slider).toHaveValue("45")
  await expect(page).toHaveURL(/earth-in-46-steps$/)
  await noBarriers(page)
})

test("a finger slides a guess in the feed, and neither opens the tile nor turns its page", async ({ page }) => {
  const tile = (await allTiles(page)).find(({ slug }) => slug === "tank-numbers")
  const at = (tile?.subtiles ?? []).findIndex(({ body }) => body.some(({ type }) => type === "guess")) + 1
  await standOn(page, tile?.id ?? "")
  await visit(page, "/")
  const strip = currentTile(page).locator(".strip")
  await strip.evaluate((element, to) => element.scrollTo({ left: element.clientWidth * to, behavior: "instant" }), at)
  const dot = currentTile(page).locator(".dots-row i").nth(at)
  await expect(dot).toHaveAttribute("data-current")
  const slider = currentTile(page).getByRole("slider")
  await slider.scrollIntoViewIfNeeded()
  const before = await slider.inputValue()
  const box = await slider.boundingBox()
  if (!box) throw new Error("The slider is not to be seen.")
  const session = await page.context().newCDPSession(page)
  // The thumb stands in the middle, or a fifth from its start.
  const thumb = await slider.evaluate((element) => {
    const { min, max, value } = element as HTMLInputElement
    return (Number(value) - Number(min)) / (Number(max) - Number(min))
  })
  const from = { x: box.x + 16 + thumb * (box.width - 32), y: box.y + box.height / 2 }
  const lift = await slide(session, from, { x: 80, y: 0 })
  await lift()
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(Number(before))
  await expect(dot).toHaveAttribute("data-current")
  await currentTile(page).getByRole("button", { name: "That’s my guess" }).tap()
  await expect(currentTile(page).getByRole("status").filter({ hasText: "It is 276" })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test("a block stands in the page before its code does", async ({ request }) => {
  const html = await (await request.get("/tiles/first-digit-law")).text()
  expect(html).toContain('aria-label="Nine bars, each shorter')
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/story-block-[\w-]+\.css">/)
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/chart-block-[\w-]+\.css">/)
  // A page has no need of the style of what is not in it.
  expect(html).not.toContain("choice-block")
  expect(await (await request.get("/settings")).text()).not.toContain("story-block")
})

const mirrors = /You can still bounce a light off mirrors.*How fast it drifts/

test("a card leads to another tile inside the app, and back to the line one came from", { tag: "@both" }, async ({
  page,
}) => {
  await visitForLinks(page, "/tiles/coral-calendar")
  const page0 = await page.evaluateHandle(() => document)
  const card = detail(page).getByRole("link", { name: mirrors })
  await card.scrollIntoViewIfNeeded()
  await noBarriers(page)
  if (page.viewportSize()?.width === 390) await card.tap()
  else await card.click()
  await expect(page).toHaveURL(/\/tiles\/mirrors-on-the-moon$/)
  await expect(detail(page).getByRole("heading", { level: 1 })).toContainText("mirrors left on the Moon")
  await back(page).click()
  await expect(page).toHaveURL(/\/tiles\/coral-calendar$/)
  await expect(detail(page).getByRole("link", { name: mirrors })).toBeInViewport()
  expect(await page0.evaluate((before) => before === document)).toBe(true)
})

test("a card is followed by keys, and a link in the words in the same way", { tag: "@both" }, async ({ page }) => {
  await visitForLinks(page, "/tiles/coral-calendar")
  const page0 = await page.evaluateHandle(() => document)
  await detail(page).getByRole("link", { name: mirrors }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/tiles\/mirrors-on-the-moon$/)
  await detail(page).getByRole("link", { name: "trees" }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/tiles\/trees-that-went-to-the-moon$/)
  await expect(detail(page).getByRole("heading", { level: 1 })).toContainText("Some trees")
  await idle(page)
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(/\/tiles\/mirrors-on-the-moon$/)
  expect(await page0.evaluate((before) => before === document)).toBe(true)
})

test("a card stands in its page without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  await page.goto("/tiles/coral-calendar")
  await page.getByRole("link", { name: mirrors }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("mirrors left on the Moon")
  await context.close()
})

test("a card fits the smallest phone with the largest text", async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await context.addCookies([{ name: "cf_look", value: "150", url: baseURL ?? "" }])
  await visit(page, "/tiles/coral-calendar")
  const card = detail(page).getByRole("link", { name: mirrors })
  await card.scrollIntoViewIfNeeded()
  const overflow = await card.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await noBarriers(page)
})

test("a finger on a card in the feed follows it, and does not open the tile it stands in", async ({ page }) => {
  const tile = (await allTiles(page)).find(({ slug }) => slug === "umami-broth")
  await standOn(page, tile?.id ?? "")
  await visitForLinks(page, "/")
  const card = currentTile(page).getByRole("link", { name: /After this berry/ })
  await card.scrollIntoViewIfNeeded()
  await standsStill(card)
  await card.tap()
  await expect(page).toHaveURL(/\/tiles\/the-berry-that-lies$/)
  await back(page).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" })

  test("a card that came with its page is there, and leads on", async ({ page, context, complaints }) => {
    await visit(page, "/")
    await workerIsThere(page)
    await visit(page, "/tiles/coral-calendar")
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("/documents/tiles?slug=mirrors-on-the-moon"))?.ok))
      .toBe(true)
    await page.waitForLoadState("networkidle")
    await context.setOffline(true)
    await page.reload()
    await detail(page).getByRole("link", { name: mirrors }).click()
    await expect(detail(page).getByRole("heading", { level: 1 })).toContainText("mirrors left on the Moon")
    await context.setOffline(false)
    complaints.splice(0)
  })
})
