import { noBarriers } from "./barriers.ts"
import { allTiles, currentTile, detail, expect, standOn, test, visit } from "./journey.ts"
import { centre, slide } from "./touches.ts"

const name = "From the surface to the Challenger Deep"

test("a long scroll is walked along by keys, and its gauge says how far one is", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/tiles/mind-the-penguin")
  const scale = detail(page).getByRole("group", { name })
  const gauge = scale.locator(".scroll-gauge")
  await scale.focus()
  await expect(gauge).toHaveText("0 m")
  await noBarriers(page)
  await page.keyboard.press("PageDown")
  await expect(gauge).not.toHaveText("0 m")
  await scale.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: "instant" }))
  await expect(gauge).toHaveText("10,935 m")
  await noBarriers(page)
  await expect(page).toHaveURL(/mind-the-penguin$/)
})

test("a finger scrolls along a scale in the feed, and neither opens the tile nor swipes it away", async ({ page }) => {
  const tile = (await allTiles(page)).find(({ slug }) => slug === "mind-the-penguin")
  await standOn(page, tile?.id ?? "")
  await visit(page, "/")
  const item = currentTile(page)
  const strip = item.locator(".strip")
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }))
  await expect(item.locator(".dots-row i").nth(1)).toHaveAttribute("data-current")
  const scale = item.getByRole("group", { name })
  await scale.scrollIntoViewIfNeeded()
  const session = await page.context().newCDPSession(page)
  const lift = await slide(session, await centre(scale), { x: 0, y: -120 })
  await lift()
  await expect(scale.locator(".scroll-gauge")).not.toHaveText("0 m")
  await expect(item).toHaveAccessibleName(tile?.title ?? "")
  await expect(page).toHaveURL(/\/$/)
})

test("a scale is a list where there is no script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  await page.goto("/tiles/mind-the-penguin")
  const scale = page.getByRole("group", { name }).first()
  await expect(scale.getByRole("listitem")).toHaveCount(10)
  await expect(scale.getByRole("listitem").nth(2)).toHaveText(/^564\s*m An emperor penguin The deepest dive/)
  await expect(scale.locator(".scroll-gauge")).toBeHidden()
  await context.close()
})

test("no mark of a scale runs into the next on the smallest phone with the largest text", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await context.addCookies([{ name: "cf_look", value: "150", url: baseURL ?? "" }])
  await visit(page, "/tiles/mind-the-penguin")
  const marks = detail(page).getByRole("group", { name }).getByRole("listitem")
  await expect(marks).toHaveCount(10)
  const boxes = await marks.evaluateAll((items) =>
    items.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
  )
  for (const [at, { top }] of boxes.entries())
    if (at > 0) expect(top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0)
  await noBarriers(page)
})
