import type { CDPSession, Page } from "@playwright/test"
import { currentTile, detail, expect, settled, test, titleInView, titleLink, visit } from "./journey.ts"

type Point = { x: number; y: number }

type Touch = "touchStart" | "touchMove" | "touchEnd"

/** `at` is when the finger did it, in milliseconds since the epoch: a busy browser may hear of it later. */
const send = (session: CDPSession, type: Touch, touchPoints: Point[], at = Date.now()) =>
  session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: at / 1000 })

/** Lets the page's own clock go on by so many milliseconds: frames, and the timers due in them, are had on the way. */
const pass = (page: Page, milliseconds: number) =>
  page.evaluate(
    (lasting) =>
      new Promise<void>((done) => {
        const from = performance.now()
        const frame = () => (performance.now() - from < lasting ? requestAnimationFrame(frame) : done())
        frame()
      }),
    milliseconds,
  )

/** A finger that comes down, rests for so long, and lifts. */
async function touch(page: Page, at: Point, lasting: number, from = Date.now()): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const felt = send(session, "touchStart", [at], from)
  // A short touch is one by its timestamps alone: a busy machine would make a hold of the wait.
  if (lasting > 100) await pass(page, lasting)
  await Promise.all([felt, send(session, "touchEnd", [], from + lasting)])
  await session.detach()
}

async function middle(page: Page): Promise<Point> {
  const box = await page.locator(".feed").boundingBox()
  if (!box) throw new Error("There is no feed.")
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 }
}

test("a hold brings up the menu each time, and the lift leaves it open", async ({ page }) => {
  await visit(page, "/")
  const title = await titleInView(page)
  const menu = page.getByRole("dialog", { name: title })
  for (const lasting of [520, 900, 1500, 520]) {
    await touch(page, await middle(page), lasting)
    await expect(menu.getByRole("button", { name: "Why this tile" })).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(menu).toBeVisible()
    // The backdrop closes it, and nothing under the backdrop opens.
    await touch(page, { x: 190, y: 60 }, 50)
    await expect(menu).toBeHidden()
  }
  await expect(page).toHaveURL(/\/$/)
})

test("a finger pulls a sheet down by its head", async ({ page }) => {
  await visit(page, "/")
  await currentTile(page).getByRole("button", { name: "Why this tile" }).click()
  const sheet = page.getByRole("dialog", { name: "Why this tile" })
  await expect(sheet).toBeVisible()
  const head = await sheet.getByRole("heading", { level: 2 }).boundingBox()
  if (!head) throw new Error("The sheet has no head.")
  const session = await page.context().newCDPSession(page)
  const from = { x: head.x + 20, y: head.y + 10 }
  await send(session, "touchStart", [from])
  for (let step = 1; step <= 8; step++) await send(session, "touchMove", [{ x: from.x, y: from.y + step * 20 }])
  await send(session, "touchEnd", [])
  await expect(sheet).toBeHidden()
})

// Both are 150 ms apart by their timestamps: how far apart two taps may be is held by `press-recognizer.test.ts` and `second-tap.test.ts`.
test("two taps on the picture like a tile", async ({ page }) => {
  await visit(page, "/")
  const at = await middle(page)
  const session = await page.context().newCDPSession(page)
  const from = Date.now()
  // Sent at once: a wait between them would make two single taps on a busy machine.
  const sent = [0, 150].flatMap((after) => [
    send(session, "touchStart", [at], from + after),
    send(session, "touchEnd", [], from + after + 50),
  ])
  await Promise.all(sent)
  await expect(currentTile(page).getByRole("button", { name: "Unlike" })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test("two taps on the title like a tile, and take back that the first opened it", async ({ page }) => {
  await visit(page, "/")
  const title = await titleLink(page).boundingBox()
  if (!title) throw new Error("The tile has no title.")
  const at = { x: title.x + 30, y: title.y + 12 }
  await page.evaluate(() =>
    Object.assign(globalThis, { clicked: new Promise((done) => addEventListener("click", done, { capture: true })) }),
  )
  const from = Date.now()
  await touch(page, at, 50, from)
  await page.evaluate(async () => void (await (globalThis as unknown as { clicked: Promise<unknown> }).clicked))
  await touch(page, at, 50, from + 150)
  await expect(currentTile(page).getByRole("button", { name: "Unlike" })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(detail(page)).toBeHidden()
})

test("a tap is shown at once and opens the page of the strip that is read", async ({ page }) => {
  await visit(page, "/")
  // Watched from within the page: looking from outside takes a busy machine longer than a hold.
  const pressed = page.evaluate(
    () =>
      new Promise((done) =>
        new MutationObserver(() => done(true)).observe(document, { subtree: true, attributeFilter: ["data-pressed"] }),
      ),
  )
  await touch(page, await middle(page), 80)
  await pressed
  await expect(detail(page)).toBeVisible()
  await expect(page.locator(".cover[data-pressed]")).toHaveCount(0)
  await page.goBack()
  await expect(detail(page)).toBeHidden()
  await expect(page.locator("html")).not.toHaveAttribute("data-move")
  // The segments of the progress line are ways there too.
  const segment = currentTile(page).locator(".dots-row i").nth(3)
  await segment.click({ position: { x: 4, y: 2 } })
  await expect(segment).toHaveAttribute("data-current")
  await settled(page, ".feed-item[data-current] .strip")
  const subtile = currentTile(page).locator(".pane-subtile").nth(2).getByRole("heading")
  await expect(subtile).toBeInViewport()
  const words = (await subtile.textContent()) ?? ""
  await touch(page, await middle(page), 50)
  await expect(detail(page).getByRole("heading", { name: words })).toBeInViewport()
  await expect(detail(page).getByRole("heading", { level: 1 })).not.toBeInViewport()
})
