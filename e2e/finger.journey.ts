import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { hasSeen, rememberBursts, seenOn } from "./bursts.ts"
import { call } from "./call.ts"
import { someoneWith } from "./earn.ts"
import {
  currentTile,
  detail,
  expect,
  openTile,
  settled,
  stepOn,
  test,
  titleInView,
  visit,
  visitAndUse,
} from "./journey.ts"
import { hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"
import { centre, middle, type Point, send, touch, touchTwice } from "./touches.ts"

/** In how many frames after a finger has come down on it something looks different. It is looked at before each is painted. */
async function framesUntilShown(page: Page, place: Locator, at?: Point): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const point = at ?? (await centre(place))
  const frames = await place.evaluateHandle((element) => {
    const look = () => {
      const { scale, opacity, translate } = getComputedStyle(element)
      return `${scale} ${opacity} ${translate}`
    }
    const before = look()
    const until = new Promise<number>((done) => {
      const count = (frame: number) => () =>
        look() === before && frame < 30 ? requestAnimationFrame(count(frame + 1)) : done(frame)
      addEventListener("pointerdown", () => requestAnimationFrame(count(1)), { capture: true, once: true })
    })
    return { until }
  })
  await send(session, "touchStart", [point])
  const found = await frames.evaluate(({ until }) => until)
  // Where it stays: nothing of this is a tap.
  await send(session, "touchMove", [{ x: point.x, y: point.y - 40 }])
  await send(session, "touchEnd", [])
  await session.detach()
  return found
}

const isLiked = (page: Page) => expect(currentTile(page).getByRole("button", { name: /^Unlike/ })).toBeVisible()

/** Keeps how the phone was made to be felt. */
async function rememberBuzzes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(globalThis, { felt })
    Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => felt.push(pattern) > 0 })
  })
}

const feltOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { felt: unknown[] }).felt.length)

/** Keeps what the balance at Me has said since the page was opened, and what it said when a pill came. */
async function rememberBadge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const badge = { texts: [""], atToast: "" }
    Object.assign(globalThis, { badge })
    new MutationObserver((changes) => {
      const text = document.querySelector(".balance-badge")?.textContent ?? ""
      if (badge.texts.at(-1) !== text) badge.texts.push(text)
      const isToast = (node: Node) => node instanceof Element && node.matches(".points-toast")
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isToast))) badge.atToast = text
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

type Badge = { texts: string[]; atToast: string }

const badgeOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { badge: Badge }).badge)

/** Past cards and growing stories. */
async function toNextStrip(page: Page): Promise<void> {
  do await stepOn(page)
  while ((await currentTile(page).locator(".strip").count()) === 0)
}

/** Somebody has read the tile in view: what was not read is not paid for when it is shared. */
async function haveRead(page: Page): Promise<void> {
  const tileId = await currentTile(page).locator(".cover").getAttribute("data-tile")
  const seenDate = new Date().toISOString()
  await call(page.request, "tiles-record_reads", { reads: [{ tileId, share: 1, isRead: true, seenDate }] })
}

test("whatever is pressed shows it in the frame after the touch", async ({ page }) => {
  await visit(page, "/")
  await page.waitForLoadState("networkidle")
  const tabs = page.getByRole("navigation", { name: "Main" })
  const onCover = [
    tabs.getByRole("link", { name: "Search" }),
    currentTile(page).getByRole("button", { name: "Share", exact: true }),
    currentTile(page).locator("a.chip"),
    currentTile(page).locator(".dots-row i").nth(1),
    page.locator(".rail a").nth(1),
  ]
  for (const place of onCover) {
    // A finger that left moved the feed a little.
    await settled(page, ".feed")
    expect(await framesUntilShown(page, place), String(place)).toBe(1)
  }
  await settled(page, ".feed")
  const picture = currentTile(page).locator(".cover-art")
  expect(await framesUntilShown(page, picture, await middle(page))).toBeLessThanOrEqual(2)

  await tabs.getByRole("link", { name: "Search" }).click()
  const card = page.locator(".mosaic .card").first()
  await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  expect(await framesUntilShown(page, card)).toBe(1)
  await tabs.getByRole("link", { name: "Settings" }).click()
  const row = page.locator("label.setting").filter({ hasText: "Less motion" })
  await row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  expect(await framesUntilShown(page, row)).toBe(1)
  // The finger is gone, and so is what showed it.
  await expect(page.locator("[data-pressed]")).toHaveCount(0)
})

// A second tap that comes only once the cover has opened is held by `second-tap.test.ts`.
test("a tap sets the cover moving at once, and a second one likes instead", async ({ page }) => {
  await rememberBursts(page)
  await visit(page, "/")
  const title = await titleInView(page)
  const moving = page.evaluate(
    () =>
      new Promise((done) =>
        new MutationObserver(() => document.querySelector('.cover[data-pressed="opening"]') && done(true)).observe(
          document,
          { subtree: true, attributeFilter: ["data-pressed"] },
        ),
      ),
  )
  const at = await middle(page)
  await touch(page, at, 50)
  await moving
  await expect(detail(page)).toBeVisible()
  await page.goBack()
  await expect(detail(page)).toBeHidden()
  await expect(page.locator("html")).not.toHaveAttribute("data-move")
  await expect(page.locator(".cover[data-pressed]")).toHaveCount(0)

  expect(await hasSeen(page, "like-heart")).toBe(false)
  await touchTwice(page, at)
  await isLiked(page)
  expect(await titleInView(page)).toBe(title)
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(() => seenOn(page))
    .toContainEqual({ name: "like-heart", size: 96, x: Math.round(at.x), y: Math.round(at.y) })
  await expect.poll(() => hasSeen(page, "burst")).toBe(true)
})

test("a second tap that comes once the story is on its way takes it back before it is seen", async ({ page }) => {
  await page.addInitScript(() => {
    const story = { seen: 0 }
    Object.assign(globalThis, { story })
    let first: MouseEvent | undefined
    addEventListener("click", (event) => (first = event), { capture: true, once: true })
    const opacity = (name: string) => Number(getComputedStyle(document.documentElement, name).opacity)
    const look = () => {
      const isMoving = document.documentElement.dataset["move"] !== undefined
      const article = document.querySelector("article.detail")
      // The picture of a movement that was skipped is gone with it, and counts as opaque for a frame.
      const shown = isMoving
        ? opacity("::view-transition-new(tile-screen)")
        : Number(article?.checkVisibility() ?? false)
      const part = article === null ? 0 : shown
      story.seen = Math.max(story.seen, part)
      if (document.querySelector(".like-heart") === null || article !== null) requestAnimationFrame(look)
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      document.startViewTransition = start
      const transition = start(change)
      const tapAgain = async () => {
        await transition.ready
        // As it is 280 ms after the first tap: 180 until it opens, and half the way.
        for (const each of document.getAnimations())
          if ((each.effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition")) {
            each.pause()
            each.currentTime = 100
          }
        look()
        if (!first) return
        const { clientX, clientY, timeStamp } = first
        const second = new PointerEvent("pointerdown", { clientX, clientY, bubbles: true })
        Object.defineProperty(second, "timeStamp", { value: timeStamp + 280 })
        document.documentElement.dispatchEvent(second)
      }
      void tapAgain()
      return transition
    }
  })
  await visitAndUse(page, "/")
  const title = await titleInView(page)
  await touch(page, await middle(page), 50)
  await isLiked(page)
  await expect(page).toHaveURL(/\/$/)
  await expect(detail(page)).toHaveCount(0)
  expect(await page.evaluate(() => (globalThis as unknown as { story: { seen: number } }).story.seen)).toBe(0)
  expect(await titleInView(page)).toBe(title)
})

test("the heart's button bursts too, and its count goes up; under less motion only a heart fades", async ({ page }) => {
  await rememberBursts(page)
  await visit(page, "/")
  const like = () => currentTile(page).getByRole("button", { name: /^Like/ })
  await touch(page, await centre(like()), 50)
  await isLiked(page)
  await expect.poll(() => hasSeen(page, "burst")).toBe(true)
  await expect(currentTile(page).locator(".like .icon-count")).toHaveText(/\d/)
  await expect(page.locator(".burst, .like-heart")).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: "reduce" })
  await stepOn(page)
  const before = (await seenOn(page)).length
  await touch(page, await centre(like()), 50)
  await isLiked(page)
  await expect.poll(async () => (await seenOn(page)).slice(before).map(({ name }) => name)).toEqual(["like-heart"])
  await expect(page.locator(".like-heart")).toHaveCount(0)
})

test("a category is a way to its feed from the cover, by finger and by key @both", async ({ page }) => {
  await visit(page, "/")
  const chip = currentTile(page).getByRole("link", { name: /^All about/ })
  const path = (await chip.getAttribute("href")) ?? ""
  const about = page.getByRole("feed", { name: /^Tiles about/ })
  await chip.click()
  await expect(page).toHaveURL(path)
  await expect(about).toBeVisible()
  // There already: it says what the tile is about, and leads nowhere.
  await expect(currentTile(page).locator("a.chip")).toHaveCount(0)
  await expect(currentTile(page).locator(".chip")).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("feed", { name: "Tiles for you" })).toBeVisible()
  await chip.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(path)
  await expect(about).toBeVisible()
})

// On a wide screen the cover with its category stands beside the story.
test("a category is a way to its feed from the story that covers it", async ({ page }) => {
  await visit(page, "/")
  const chip = currentTile(page).getByRole("link", { name: /^All about/ })
  const path = (await chip.getAttribute("href")) ?? ""
  await openTile(page)
  await noBarriers(page)
  const inStory = detail(page).getByRole("link", { name: /^All about/ })
  await inStory.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(path)
  await expect(detail(page)).toBeHidden()
  await page.goBack()
  await expect(detail(page)).toBeVisible()
})

test("chips and segments are as large as a finger", async ({ page }) => {
  await visit(page, "/")
  const chip = await centre(currentTile(page).locator("a.chip"))
  const segment = await centre(currentTile(page).locator(".dots-row i").nth(1))
  const found = await page.evaluate(
    (points) => points.map(({ x, y }) => [-21, 21].map((away) => document.elementFromPoint(x, y + away)?.className)),
    [chip, segment],
  )
  expect(found[0]).toEqual(["chip", "chip"])
  const ends = await page.evaluate(
    ({ x, y }) => [-21, 21].map((away) => document.elementFromPoint(x, y + away)?.closest(".dots-row") !== null),
    segment,
  )
  expect(ends).toEqual([true, true])
})

test("the phone is felt when one likes, with one switch for all of it; the games' old one is taken over", async ({
  page,
}) => {
  await rememberBuzzes(page)
  await visit(page, "/")
  await touchTwice(page, await middle(page))
  await isLiked(page)
  await expect.poll(() => feltOn(page)).toBe(1)
  await visit(page, "/settings")
  const row = page.getByRole("switch", { name: /^Let the phone be felt/ })
  await expect(row).toBeChecked()
  await row.uncheck()
  await visit(page, "/")
  await stepOn(page)
  await touchTwice(page, await middle(page))
  await isLiked(page)
  expect(await feltOn(page)).toBe(0)
  await page.evaluate(() => {
    localStorage.removeItem("cf_haptics")
    localStorage.setItem("cf_games", JSON.stringify({ isHard: true, isTimed: true, vibrates: false }))
  })
  await visit(page, "/settings")
  await expect(row).not.toBeChecked()
  await expect(page.getByRole("switch", { name: /^Hard mode/ })).toBeChecked()
})

test("points fly to the balance at Me, which counts them when they have arrived @both", async ({ page }) => {
  await rememberPointsToasts(page)
  await rememberBursts(page)
  await rememberBadge(page)
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: async () => undefined }))
  const badge = page.locator(".balance-badge")
  await visit(page, "/")
  await page.waitForLoadState("networkidle")
  // Nobody's: a phone is passed round.
  await expect(badge).toHaveCount(0)
  await someoneWith(page, 2)
  await visit(page, "/")
  await expect(badge).toHaveText("2")
  await stepOn(page)
  await toNextStrip(page)
  await haveRead(page)
  const before = (await seenOn(page)).length
  await currentTile(page).getByRole("button", { name: "Share", exact: true }).click()
  await hasShownPoints(page, "+5 points")
  await expect.poll(async () => (await badgeOn(page)).texts).toContain("7")
  // Theirs already when the pill came, and not yet there.
  expect((await badgeOn(page)).atToast).toBe("2")
  // The toast's confetti, and the pieces that flew.
  expect((await seenOn(page)).slice(before)).toHaveLength(2)
  await noBarriers(page)
})

test("under less motion nothing flies, and the balance is counted all the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await rememberBursts(page)
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: async () => undefined }))
  await someoneWith(page, 2)
  await visit(page, "/")
  await expect(page.locator(".balance-badge")).toHaveText("2")
  await stepOn(page)
  await toNextStrip(page)
  await haveRead(page)
  await currentTile(page).getByRole("button", { name: "Share", exact: true }).click()
  // With the points for what was read meanwhile, or without them yet.
  await expect(page.locator(".balance-badge")).toHaveText(/^[7-9]$/)
  expect(await seenOn(page)).toEqual([])
})

for (const motion of ["no-preference", "reduce"] as const)
  test(`two shares on one page both reach the balance, with motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: async () => undefined }))
    await someoneWith(page, 2)
    await visit(page, "/")
    const badge = page.locator(".balance-badge")
    await expect(badge).toHaveText("2")
    await stepOn(page)
    for (const balance of [/^[7-9]$/, /^1[2-5]$/]) {
      await toNextStrip(page)
      await haveRead(page)
      await currentTile(page).getByRole("button", { name: "Share", exact: true }).click()
      // With the points for what was read meanwhile, or without them yet.
      await expect(badge).toHaveText(balance)
    }
  })
