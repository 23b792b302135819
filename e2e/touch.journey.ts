import { hasSeen, rememberBursts, seenOn } from "./bursts.ts"
import {
  clickAtRest,
  currentTile,
  detail,
  expect,
  settled,
  standsStill,
  stepOn,
  test,
  titleInView,
  titleLink,
  visit,
} from "./journey.ts"
import { middle, slide, touch, touchTwice } from "./touches.ts"

// How far apart two taps may be is tested by `press-recognizer.test.ts` and `second-tap.test.ts`.
test("a double tap on a tile's picture or title likes the tile and opens nothing", async ({ page }) => {
  await rememberBursts(page)
  await visit(page, "/")
  const unlike = currentTile(page).getByRole("button", { name: /^Unlike/ })
  const onPicture = await middle(page)
  await touchTwice(page, onPicture)
  await expect(unlike).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(() => seenOn(page))
    .toContainEqual({ name: "like-heart", size: 96, x: Math.round(onPicture.x), y: Math.round(onPicture.y) })
  await expect.poll(() => hasSeen(page, "burst")).toBe(true)

  await stepOn(page)
  const title = await titleLink(page).boundingBox()
  if (!title) throw new Error("The tile has no title.")
  const onTitle = { x: title.x + 30, y: title.y + 12 }
  // The first tap opens the tile at once, and the second one takes that back.
  await page.evaluate(() =>
    Object.assign(globalThis, { clicked: new Promise((done) => addEventListener("click", done, { capture: true })) }),
  )
  const from = Date.now()
  await touch(page, onTitle, 50, from)
  await page.evaluate(async () => void (await (globalThis as unknown as { clicked: Promise<unknown> }).clicked))
  await touch(page, onTitle, 50, from + 150)
  await expect(unlike).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(detail(page)).toBeHidden()
})

test("a tap on a subtile opens the tile at that subtile", async ({ page }) => {
  await visit(page, "/")
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

test("a press-and-hold opens a tile's menu, and a sheet closes by its backdrop or when it is pulled down", async ({
  page,
}) => {
  await visit(page, "/")
  const menu = page.getByRole("dialog", { name: await titleInView(page) })
  const why = menu.getByRole("button", { name: "Why this tile" })
  await touch(page, await middle(page), 900)
  await expect(why).toBeVisible()
  // Lifting the finger closes nothing.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(menu).toBeVisible()
  await touch(page, { x: 190, y: 60 }, 50)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/$/)

  await touch(page, await middle(page), 900)
  await clickAtRest(why)
  const sheet = page.getByRole("dialog", { name: "Why this tile" })
  const heading = sheet.getByRole("heading", { level: 2 })
  await standsStill(heading)
  const head = await heading.boundingBox()
  if (!head) throw new Error("The sheet has no heading.")
  const session = await page.context().newCDPSession(page)
  const lift = await slide(session, { x: head.x + 20, y: head.y + 10 }, { x: 0, y: 160 }, 8)
  await lift()
  await expect(sheet).toBeHidden()
  await session.detach()
})
