import type { CDPSession, Page } from "@playwright/test"
import {
  back,
  currentTile,
  detail,
  expect,
  openTile,
  standsStill,
  tab,
  test,
  titleInView,
  titleLink,
  visitAndUse,
} from "./journey.ts"
import { type Point, slide } from "./touches.ts"

test.use({ drifts: true })

type Box = { x: number; y: number; width: number; height: number }
type Seen = { kind: string | undefined; start: Box | null; end: Box | null }

/** Puts a finger down on a story or a sheet and moves it by so much, without lifting it. Gives what lifts it, once it has rested: that flicks nothing. */
async function pull(page: Page, from: Point, by: Point, what = ".tile-screen"): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await fingersAreFollowed(page, session, what)
  const lift = await slide(session, from, by)
  return async () => {
    await lift(200)
    await session.detach()
  }
}

/** It follows fingers a moment after it has come, and holds them back from scrolling while it is at its top. */
async function fingersAreFollowed(page: Page, session: CDPSession, what: string): Promise<void> {
  const isFollowing = async () => {
    const { result } = await session.send("Runtime.evaluate", { expression: `document.querySelector("${what}")` })
    if (result.objectId === undefined) return false
    const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId })
    const isScrolled = await page
      .locator(what)
      .first()
      .evaluate(({ scrollTop }) => scrollTop > 0)
    return listeners.some(({ type, passive }) => type === "touchmove" && passive === isScrolled)
  }
  await expect.poll(isFollowing).toBe(true)
  // What moves the page is told of it with a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Notes of every movement its kind, and where the picture that travels stands at both its ends. */
async function noteMoves(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    const moves: Seen[] = []
    Object.assign(globalThis, { moves })
    const start = document.startViewTransition.bind(document)
    const boxAt = (animations: Animation[], time: number) => {
      for (const each of animations) each.currentTime = time
      const { width, height, transform } = getComputedStyle(
        document.documentElement,
        "::view-transition-group(tile-art)",
      )
      const { a, d, e, f } = new DOMMatrix(transform)
      const [w, h] = [Number.parseFloat(width), Number.parseFloat(height)]
      // It is scaled about its middle.
      return { x: e + (w * (1 - a)) / 2, y: f + (h * (1 - d)) / 2, width: w * a, height: h * d }
    }
    document.startViewTransition = (change) => {
      const move: Seen = { kind: document.documentElement.dataset["move"], start: null, end: null }
      moves.push(move)
      const transition = start(change)
      const note = async () => {
        await transition.ready
        const group = document
          .getAnimations()
          .filter((each) => (each.effect as KeyframeEffect).pseudoElement === "::view-transition-group(tile-art)")
        if (group.length === 0) return
        move.start = boxAt(group, 0)
        move.end = boxAt(group, 199.99)
        for (const each of group) each.currentTime = 0
      }
      void note()
      return transition
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { moves: Seen[] }).moves)
}

/** Holds the first movement that opens a tile half way, as long as nobody ends it. */
async function holdOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      document.startViewTransition = start
      const transition = start(change)
      const hold = async () => {
        await transition.ready
        for (const each of document.getAnimations())
          if ((each.effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition")) {
            each.pause()
            each.currentTime = 100
          }
        document.documentElement.dataset["held"] = ""
      }
      void hold()
      return transition
    }
  })
}

/** Nothing is on its way any more, and nothing of a movement is left on the page. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-move")
  await expect(page.locator("html")).not.toHaveAttribute("data-dragged")
  await expect(page.locator("[data-moving], [data-lifted]")).toHaveCount(0)
}

function expectBox(seen: Box | null | undefined, expected: Box | null, tolerance = 1): void {
  for (const key of ["x", "y", "width", "height"] as const)
    expect(Math.abs((seen?.[key] ?? Number.NaN) - (expected?.[key] ?? 0)), key).toBeLessThan(tolerance)
}

test("a story that is pulled down goes back to the cover it was opened from", async ({ page }) => {
  const moves = await noteMoves(page)
  await visitAndUse(page, "/")
  const title = await titleInView(page)
  const cover = await currentTile(page).locator(".cover-art").boundingBox()
  await openTile(page)
  await atRest(page)
  const lift = await pull(page, { x: 200, y: 300 }, { x: 30, y: 180 })
  await expect(page.locator("html")).toHaveAttribute("data-dragged")
  const pulled = await page.locator(".detail-art").boundingBox()
  expect(pulled?.y).toBeGreaterThan(60)
  expect(pulled?.width).toBeLessThan(380)
  await lift()
  await expect(detail(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await atRest(page)
  expect(await titleInView(page)).toBe(title)
  const [, dropped] = await moves()
  expect(dropped?.kind).toBe("drop")
  expectBox(dropped?.start, pulled)
  expectBox(dropped?.end, cover)
  await expect(currentTile(page).locator("h2 a")).toBeFocused()
})

test("a story whose code comes late is opened over its cover, which has the focus again afterwards", async ({
  page,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/tile-screen-[^/]*\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await visitAndUse(page, "/")
  const title = await titleInView(page)
  await titleLink(page).click()
  await expect(page).toHaveURL(/\/tiles\//)
  await atRest(page)
  await expect(currentTile(page).locator(".cover-art")).toBeVisible()
  code.resolve()
  await expect(detail(page).getByRole("heading", { level: 1 })).toHaveText(title)
  await expect(page.locator(".root-screen")).toHaveCSS("visibility", "hidden")
  await page.keyboard.press("Escape")
  await expect(detail(page)).toBeHidden()
  await atRest(page)
  await expect(titleLink(page)).toBeFocused()
})

for (const [way, from, by] of [
  ["down", { x: 200, y: 300 }, { x: 0, y: 180 }],
  ["in from the edge", { x: 6, y: 500 }, { x: 200, y: 10 }],
] as const)
  test(`a finger that comes down while a story still arrives pulls it ${way}`, async ({ page }) => {
    await holdOpening(page)
    // What a hand may do to a story comes with the first use too.
    const gestures = page.waitForResponse(/\/story-(?!block-)[^/]*\.js$/)
    await visitAndUse(page, "/")
    await (await gestures).finished()
    const title = await titleInView(page)
    await titleLink(page).click()
    await expect(page.locator("html")).toHaveAttribute("data-held")
    const lift = await pull(page, from, by)
    await expect(page.locator("html")).toHaveAttribute("data-dragged")
    await expect(page.locator(".tile-screen")).toHaveCSS("transform", /^matrix/)
    await lift()
    await expect(detail(page)).toBeHidden()
    await atRest(page)
    expect(await titleInView(page)).toBe(title)
  })

/** A finger scrolls from where the compositor has the page, and is followed by what a scroll has set: both hear of it with the next frame. */
async function scrollStory(page: Page, to: number): Promise<void> {
  const top = await page.locator(".tile-screen").evaluate(async (element, to) => {
    element.scrollTo({ top: to, behavior: "instant" })
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
    return element.scrollTop
  }, to)
  expect(top).toBe(to)
}

test("a story that was pulled a little, or is scrolled, stays open", async ({ page }) => {
  await visitAndUse(page, "/")
  await openTile(page)
  await atRest(page)
  const lift = await pull(page, { x: 200, y: 300 }, { x: 0, y: 60 })
  await expect(page.locator("html")).toHaveAttribute("data-dragged")
  await lift()
  await atRest(page)
  await expect(detail(page)).toBeVisible()
  expect((await page.locator(".detail-art").boundingBox())?.y).toBe(0)
  const screen = page.locator(".tile-screen")
  await scrollStory(page, 400)
  await (await pull(page, { x: 200, y: 300 }, { x: 0, y: 160 }))()
  await expect.poll(() => screen.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(400)
  await expect(detail(page)).toBeVisible()
  await atRest(page)
})

test("a story is pulled away from the left edge too, wherever it is scrolled to", async ({ page }) => {
  await visitAndUse(page, "/")
  await openTile(page)
  await atRest(page)
  await scrollStory(page, 300)
  await (await pull(page, { x: 6, y: 500 }, { x: 200, y: 10 }))()
  await expect(detail(page)).toBeHidden()
  await atRest(page)
})

test("the picture of a card travels to its story and back to that card", async ({ page }) => {
  const moves = await noteMoves(page)
  await visitAndUse(page, "/")
  await page.keyboard.press("l")
  await expect(currentTile(page).getByRole("button", { name: "Unlike" })).toBeVisible()
  for (const name of ["Search", "Me"]) {
    await tab(page, name).click()
    const card = page.locator(".mosaic .card").first()
    // The shop comes late, above what was liked.
    if (name === "Me") await expect(page.locator(".item-strip li").first()).toBeVisible()
    await card.scrollIntoViewIfNeeded()
    await standsStill(card)
    const before = (await moves()).length
    const box = await card.locator(".picture").boundingBox()
    await card.click()
    await expect(detail(page)).toBeVisible()
    await atRest(page)
    const art = await page.locator(".detail-art").boundingBox()
    await back(page).click()
    await expect(detail(page)).toBeHidden()
    await atRest(page)
    const [open, close] = (await moves()).slice(before)
    expect([open?.kind, close?.kind], name).toEqual(["open", "back"])
    // It sets out from under the finger, pressed: a little smaller.
    expectBox(open?.start, box, Math.max(16, 0.07 * (box?.height ?? 0)))
    expectBox(open?.end, art)
    expectBox(close?.start, art)
    expectBox(close?.end, box)
    await expect(card).toBeFocused()
  }
})

/** Whether the story became longer or was moved within some frames. */
const grows = (page: Page) =>
  page.locator(".tile-screen").evaluate(async (screen) => {
    const before = screen.scrollHeight + screen.scrollTop
    for (let frame = 0; frame < 20; frame++) await new Promise((done) => requestAnimationFrame(done))
    return screen.scrollHeight + screen.scrollTop !== before
  })

test("a second story goes back to its card at the foot of the first", async ({ page }) => {
  const moves = await noteMoves(page)
  await visitAndUse(page, "/")
  const first = await openTile(page)
  const card = detail(page).getByRole("region", { name: /^More/ }).getByRole("link").first()
  // From the first touch on the browser holds the line, whatever comes above it as one gets near.
  await page.keyboard.press("Shift")
  await card.scrollIntoViewIfNeeded()
  await expect(
    detail(page)
      .getByRole("tabpanel", { name: /^Takes/ })
      .getByRole("heading"),
  ).toBeVisible()
  await expect.poll(() => grows(page)).toBe(false)
  await card.scrollIntoViewIfNeeded()
  await expect(card).toBeInViewport({ ratio: 1 })
  const title = await detail(page).getByRole("heading", { level: 1 }).innerText()
  const beneath = page.locator(".story-beneath")
  const kinds = async () => (await moves()).map(({ kind }) => kind)
  for (const way of ["drop", "back"]) {
    await card.click()
    await expect(page).not.toHaveURL(new RegExp(`/tiles/${first}$`))
    await atRest(page)
    const lift = await pull(page, { x: 200, y: 300 }, { x: 0, y: way === "drop" ? 180 : 60 })
    // What it goes back to lies beneath, at the line where it was left, without the picture that is under the finger.
    await expect(beneath.getByRole("heading", { level: 1 })).toHaveText(title)
    await expect(page.locator(".root-screen")).toHaveCSS("visibility", "hidden")
    const place = beneath.locator("[data-lifted]")
    await expect(place).toHaveCSS("opacity", "0")
    const box = await place.boundingBox()
    await lift()
    if (way === "back") {
      await atRest(page)
      await page.keyboard.press("Escape")
    }
    await expect(page).toHaveURL(new RegExp(`/tiles/${first}$`))
    await atRest(page)
    await expect(beneath).toHaveCount(0)
    expectBox((await moves()).at(-1)?.end, box)
    expectBox(await card.locator(".picture").boundingBox(), box)
    await expect(card).toBeFocused()
  }
  expect(await kinds()).toEqual(["open", "open", "drop", "open", "back"])
})

test("with less motion a story fades, under a finger too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const moves = await noteMoves(page)
  await visitAndUse(page, "/")
  await openTile(page)
  await atRest(page)
  const lift = await pull(page, { x: 200, y: 300 }, { x: 0, y: 200 })
  expect((await page.locator(".detail-art").boundingBox())?.y).toBe(0)
  await expect(page.locator(".tile-screen")).toHaveCSS("opacity", /^0\./)
  await lift()
  await expect(detail(page)).toBeHidden()
  await atRest(page)
  expect((await moves()).map(({ kind, start }) => [kind, start])).toEqual([
    ["fade", null],
    ["fade", null],
  ])
  await expect(page.locator("[data-drift]")).toHaveCount(0)
})

const drifting = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === "picture-drift")
      .map(({ playState }) => playState),
  )

test("the cover in view drifts, and rests under a story", async ({ page }) => {
  await visitAndUse(page, "/")
  await expect.poll(() => drifting(page)).toEqual(["running"])
  await expect(currentTile(page).locator(".picture")).toHaveAttribute("data-drift", "on")
  await openTile(page)
  await expect.poll(() => drifting(page)).toEqual(["paused"])
  await page.goBack()
  await expect.poll(() => drifting(page)).toEqual(["running"])
})

test("no cover drifts where data is saved", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "cf_look", value: "100s", url: baseURL ?? "" }])
  await page.clock.install()
  await visitAndUse(page, "/")
  await page.clock.fastForward(5000)
  expect(await drifting(page)).toEqual([])
})

test("a sheet is pulled down by what is in it, and not by a field", async ({ page }) => {
  await visitAndUse(page, "/")
  await currentTile(page).getByRole("button", { name: "Why this tile" }).click()
  const sheet = page.getByRole("dialog", { name: "Why this tile" })
  const words = await sheet.locator(".why").boundingBox()
  if (!words) throw new Error("The sheet says nothing.")
  const from = { x: words.x + 60, y: words.y + words.height / 2 }
  await (await pull(page, from, { x: 0, y: 50 }, ".sheet"))()
  await expect(sheet).toBeVisible()
  await expect(sheet).toHaveCSS("translate", "none")
  await (await pull(page, from, { x: 0, y: 160 }, ".sheet"))()
  await expect(sheet).toBeHidden()
})
