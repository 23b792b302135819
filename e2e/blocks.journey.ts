import type { Tile } from "@confetti/contract/tile"
import type { CDPSession, Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import {
  allTiles,
  back,
  clickAtRest,
  currentTile,
  detail,
  expect,
  standOn,
  standsStill,
  test,
  visit,
} from "./journey.ts"
import { centre, slide } from "./touches.ts"
import { workerIsThere } from "./worker.ts"

/** Tiles of the starter pack that have every kind of block between them, and what shows that each block is drawn. */
const tilesWithBlocks = [
  ["tank-numbers", "table", ".guess"],
  ["first-digit-law", ".chart-rows"],
  ["dreams-in-grey", ".chart-squares"],
  ["how-to-elect-a-doge", ".chart-line"],
  ["mind-the-penguin", ".scroll"],
  ["butterfly", ".map"],
  ["mirrors-on-the-moon", ".diagram", ".link-card"],
  ["four-colours", ".compare"],
  ["cricket-thermometer", ".sound", ".try details"],
  ["blind-spot", ".try details"],
  ["penneys-game", ".choice-options", ".try details"],
  ["check-digit", ".try details"],
] as const

test("every block fits the smallest phone with the largest text", async ({ page, context, baseURL }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  await context.addCookies([{ name: "cf_look", value: "150", url: baseURL ?? "" }])
  for (const [slug, ...blocks] of tilesWithBlocks)
    await test.step(slug, async () => {
      await visit(page, `/tiles/${slug}`)
      for (const block of blocks) await expect(detail(page).locator(block).first()).toBeVisible()
      const width = () => page.locator(".tile-screen").evaluate((screen) => screen.scrollWidth)
      await expect.poll(width).toBeLessThanOrEqual(320)
      await noBarriers(page)
    })
})

const mirrors = /You can still bounce a light off mirrors/

test("every block can be read without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  const block = (kind: string) => page.locator(`.tile-screen [data-kind="${kind}"]`).first()
  const areBelowEachOther = async (first: Locator, second: Locator) => {
    const [above, below] = [await first.boundingBox(), await second.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  }

  await test.step("link to its tile", async () => {
    await page.goto("/tiles/coral-calendar")
    await page.getByRole("link", { name: mirrors }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("mirrors left on the Moon")
  })
  await test.step("a diagram shows all its parts", async () => {
    for (const part of await block("diagram").locator(".diagram g").all()) await expect(part).toHaveCSS("opacity", "1")
    await expect(block("diagram").getByRole("listitem").last()).toBeVisible()
  })
  await test.step("a map lists all its places", async () => {
    await page.goto("/tiles/butterfly")
    const places = block("map").getByRole("listitem")
    await areBelowEachOther(places.first(), places.last())
    for (const place of await places.all()) await expect(place).toHaveCSS("opacity", "1")
    await expect(block("map").getByRole("button")).toHaveCount(0)
  })
  await test.step("a scale is a list", async () => {
    await page.goto("/tiles/mind-the-penguin")
    await expect(block("scroll").getByRole("listitem")).toHaveCount(10)
    await expect(block("scroll").locator(".scroll-gauge")).toBeHidden()
  })
  await test.step("two pictures stand below each other", async () => {
    await page.goto("/tiles/four-colours")
    const pictures = block("compare").getByRole("img")
    await areBelowEachOther(pictures.first(), pictures.last())
  })
  await test.step("a sound and an experiment are described in words", async () => {
    await page.goto("/tiles/the-woman-who-sold-time")
    await expect(block("sound").getByText("Six pips on one high note, a second apart.")).toBeVisible()
    await expect(block("sound").getByRole("button")).toHaveCount(0)
    await page.goto("/tiles/blind-spot")
    await expect(block("try").getByText("At some thirty centimetres the coin goes out.")).toBeVisible()
    await expect(block("try").getByRole("slider")).toHaveCount(0)
  })
  await test.step("a source mark leads to the list of sources", async () => {
    await page.goto("/tiles/a4-paper")
    const mark = page.locator(".tile-screen a[href^='#source-']").first()
    const href = (await mark.getAttribute("href")) ?? ""
    await mark.click()
    await expect(page.locator(href)).toBeInViewport()
  })
  await context.close()
})

test("a choice, a guess, a diagram and a sound are used by touch and by keys", async ({ page }) => {
  await test.step("a choice", async () => {
    await visit(page, "/tiles/four-cards-and-a-beer")
    const choice = detail(page).getByRole("group", { name: "Which cards must you turn over?" })
    await choice.getByRole("button", { name: "E and 4" }).tap()
    await expect(choice.getByRole("status")).toContainText("Not quite. Only those two can break the rule.")
    await expect(choice.getByRole("button", { name: /^E and 4 ?, your answer, wrong$/ })).toBeVisible()
    await noBarriers(page)
    await visit(page, "/tiles/penneys-game")
    const other = detail(page).getByRole("group", { name: /^Your friend says/ })
    await other.getByRole("button", { name: "Heads, tails, tails" }).focus()
    await page.keyboard.press("Enter")
    await expect(other.getByRole("status")).toContainText("Right. Their second call turned over")
    await expect(other.getByRole("button", { name: /^Heads, tails, tails ?, right answer$/ })).toBeFocused()
  })
  await test.step("a guess", async () => {
    await visit(page, "/tiles/earth-in-46-steps")
    const guess = detail(page).getByRole("group", { name: /^On which of the 46 steps/ })
    const slider = guess.getByRole("slider")
    await slider.focus()
    await page.keyboard.press("End")
    await page.keyboard.press("ArrowLeft")
    await expect(slider).toHaveValue("45")
    await guess.getByRole("button", { name: "That’s my guess" }).tap()
    await expect(guess.getByRole("status")).toContainText("Close: 1 too high. It is 44.")
    await expect(slider).toBeFocused()
    await noBarriers(page)
  })
  await test.step("a diagram", async () => {
    await visit(page, "/tiles/mirrors-on-the-moon")
    const diagram = detail(page).getByRole("figure", { name: /^What a corner of two mirrors/ })
    const parts = diagram.locator(".diagram g")
    await diagram.scrollIntoViewIfNeeded()
    await expect(parts.nth(1)).toHaveCSS("opacity", "0")
    await diagram.getByRole("button", { name: "Next step" }).tap()
    await expect(parts.nth(1)).toHaveCSS("opacity", "1")
    await page.keyboard.press("ArrowRight")
    await expect(diagram.getByRole("status")).toContainText("3 of 4")
    await expect(page).toHaveURL(/mirrors-on-the-moon$/)
  })
  await test.step("a sound", async () => {
    await visit(page, "/tiles/the-woman-who-sold-time")
    const button = detail(page).getByRole("button", { name: /: Her rival, free of charge$/ })
    await button.tap()
    await expect(button).toHaveAccessibleName("Stop: Her rival, free of charge")
    await button.focus()
    await page.keyboard.press("Enter")
    await expect(button).toHaveAccessibleName("Play: Her rival, free of charge")
  })
})

/** Opens the feed on a tile, at the page of its strip whose text contains this. Gives a check that it is still there. */
async function openInFeed(
  page: Page,
  tiles: readonly Tile[],
  slug: string,
  text: string,
): Promise<() => Promise<void>> {
  const tile = tiles.find((each) => each.slug === slug)
  const at = (tile?.subtiles ?? []).findIndex(({ body }) => JSON.stringify(body).includes(text)) + 1
  await standOn(page, tile?.id ?? "")
  await visit(page, "/")
  const strip = currentTile(page).locator(".strip")
  await strip.evaluate((element, to) => element.scrollTo({ left: element.clientWidth * to, behavior: "instant" }), at)
  const isStillThere = async () => {
    await expect(currentTile(page)).toHaveAccessibleName(tile?.title ?? "")
    await expect(currentTile(page).locator(".dots-row i").nth(at)).toHaveAttribute("data-current")
    await expect(page).toHaveURL(/\/$/)
  }
  await isStillThere()
  return isStillThere
}

/** Slides the thumb of a range input to the right. */
async function slideThumb(session: CDPSession, slider: Locator): Promise<void> {
  await standsStill(slider)
  const box = await slider.boundingBox()
  if (!box) throw new Error("The slider is not visible.")
  const share = await slider.evaluate((element) => {
    const { min, max, value } = element as HTMLInputElement
    return (Number(value) - Number(min)) / (Number(max) - Number(min))
  })
  const lift = await slide(
    session,
    { x: box.x + 16 + share * (box.width - 32), y: box.y + box.height / 2 },
    { x: 80, y: 0 },
  )
  await lift()
}

test("a finger on a block in the feed neither opens the tile nor turns its page", async ({ page }) => {
  const tiles = await allTiles(page)
  const session = await page.context().newCDPSession(page)
  for (const [slug, kind] of [
    ["tank-numbers", "guess"],
    ["four-colours", "compare"],
  ] as const)
    await test.step(`${kind}: sliding`, async () => {
      const isStillThere = await openInFeed(page, tiles, slug, `"${kind}"`)
      const slider = currentTile(page).locator(`[data-kind="${kind}"]`).getByRole("slider")
      const before = Number(await slider.inputValue())
      await slideThumb(session, slider)
      await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before)
      await isStillThere()
    })
  await test.step("scale: scrolling", async () => {
    const isStillThere = await openInFeed(page, tiles, "mind-the-penguin", '"scroll"')
    const scale = currentTile(page).getByRole("group", { name: "From the surface to the Challenger Deep" })
    await standsStill(scale)
    const lift = await slide(session, await centre(scale), { x: 0, y: -120 })
    await lift()
    await expect(scale.locator(".scroll-gauge")).not.toHaveText("0 m")
    await isStillThere()
  })
  await test.step("map: tapping a country", async () => {
    const isStillThere = await openInFeed(page, tiles, "butterfly", '"map"')
    const map = currentTile(page).getByRole("figure", { name: /^Walk south/ })
    await standsStill(map)
    await map.locator('i[data-place="7"]').tap()
    await expect(map.locator('[aria-current="step"]')).toContainText("Spanish: “Mary, alight!”")
    await isStillThere()
  })
  await test.step("source mark: tapping", async () => {
    const isStillThere = await openInFeed(page, tiles, "a4-paper", "#source-")
    const mark = currentTile(page).locator("a[href^='#source-']").first()
    await standsStill(mark)
    await mark.tap()
    await expect(page.getByRole("dialog", { name: `Source ${await mark.textContent()}` })).toBeVisible()
    await isStillThere()
  })
})

test("a source opens in place, and a card leads to another tile and back to its line", async ({ page }) => {
  await visit(page, "/tiles/coral-calendar")
  const loaded = await page.evaluateHandle(() => document)
  const mark = detail(page).locator("a[href^='#source-']").first()
  const number = await mark.textContent()
  await clickAtRest(mark)
  const source = page.getByRole("dialog", { name: `Source ${number}` })
  await expect(source).toBeFocused()
  const listed = (await detail(page).locator(`#source-${number} cite`).textContent()) ?? ""
  await expect(source.locator("cite")).toHaveText(listed)
  await noBarriers(page)
  await page.keyboard.press("Escape")
  await expect(source).toBeHidden()
  await expect(mark).toBeFocused()

  const card = detail(page).getByRole("link", { name: mirrors })
  await card.scrollIntoViewIfNeeded()
  await standsStill(card)
  await card.tap()
  await expect(page).toHaveURL(/\/tiles\/mirrors-on-the-moon$/)
  await expect(detail(page).getByRole("heading", { level: 1 })).toContainText("mirrors left on the Moon")
  await back(page).click()
  await expect(page).toHaveURL(/\/tiles\/coral-calendar$/)
  await expect(card).toBeInViewport()
  expect(await loaded.evaluate((before) => before === document), "the page was not loaded again").toBe(true)
})

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" })

  test("link to its tile, and an experiment works", async ({ page, context, complaints }) => {
    await visit(page, "/")
    await workerIsThere(page)
    await visit(page, "/tiles/penneys-game")
    const game = detail(page).getByRole("group", { name: "After you, says the house" })
    await expect(game.getByRole("button", { name: "One game" })).toBeVisible()
    await page.waitForLoadState("networkidle")
    await visit(page, "/tiles/coral-calendar")
    const isCached = () =>
      page.evaluate(async () => (await caches.match("/documents/tiles?slug=mirrors-on-the-moon"))?.ok)
    await expect.poll(isCached).toBe(true)
    await page.waitForLoadState("networkidle")
    await context.setOffline(true)
    await page.reload()
    await detail(page).getByRole("link", { name: mirrors }).click()
    await expect(detail(page).getByRole("heading", { level: 1 })).toContainText("mirrors left on the Moon")
    await page.goto("/tiles/penneys-game")
    await game.getByRole("button", { name: "One game" }).tap()
    await expect(game.getByRole("status")).toContainText("tosses.")
    await context.setOffline(false)
    complaints.splice(0)
  })
})
