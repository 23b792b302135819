import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { someoneWith } from "./earn.ts"
import { allTiles, clickAtRest, expect, idle, test, visit } from "./journey.ts"
import { joinSheet } from "./people.ts"

// Every screen and sheet, at both sizes of one page; a new one is put into one of these lists. A state that takes a longer way is checked
// in the journey that leads to it.
test.describe.configure({ timeout: 120_000 })

/**
 * `shows` is there once the screen has its content, and is not on the screen before it in its list. `SLUG` and `GROWING` stand for tiles
 * of the pack.
 */
type Screen = [path: string, shows: (page: Page) => Locator]

const guestScreens: Screen[] = [
  ["/", (page) => page.getByRole("feed")],
  ["/tiles/SLUG", (page) => page.locator("article.detail")],
  ["/search", (page) => page.getByRole("searchbox")],
  ["/tiles/GROWING", (page) => page.locator("article.detail")],
  ["/search?t=space&q=moon", (page) => page.locator(".results li").first()],
  ["/search?q=zzqqxx", (page) => page.getByRole("heading", { name: "Nothing for “zzqqxx”" })],
  ["/me", (page) => page.getByRole("heading", { name: "Tiles you like appear here" })],
  ["/search?t=nonsense", (page) => page.getByRole("searchbox")],
  ["/me/history", (page) => page.getByRole("link", { name: "Learn something" })],
  ["/me/year", (page) => page.getByText("if you have an account and read at least twelve tiles")],
  ["/me/points", (page) => page.getByText("Join to start collecting")],
  ["/me/shop", (page) => page.getByRole("link", { name: /Tote bag/ })],
  ["/me/shop/water-bottle", (page) => page.getByRole("radio", { name: "Ink" })],
  ["/me/shop/no-such-thing", (page) => page.getByRole("heading", { name: "No longer in the shop" })],
  ["/games", (page) => page.getByRole("link", { name: "Play: WURD" })],
  ["/settings", (page) => page.getByRole("heading", { name: "You are not signed in" })],
  ["/about", (page) => page.getByRole("heading", { level: 1 })],
  ["/feedback", (page) => page.getByRole("button", { name: "Send" })],
  ["/survey", (page) => page.getByRole("button", { name: "Send" })],
  ["/word-game", (page) => page.getByRole("heading", { level: 1 })],
]

const memberScreens: Screen[] = [
  ["/me", (page) => page.getByRole("button", { name: /^Invite a friend/ })],
  ["/me/points", (page) => page.getByText("points to spend")],
  ["/me/shop", (page) => page.getByRole("link", { name: /Tote bag/ })],
  ["/me/orders", (page) => page.getByText("No orders yet.")],
  ["/me/shop/stickers", (page) => page.getByRole("heading", { name: "Six stickers" })],
  ["/settings", (page) => page.getByRole("region", { name: "Signed in as" })],
  ["/feedback", (page) => page.getByRole("checkbox", { name: "You may email me about it" })],
  ["/account-deletion", (page) => page.getByText("Nothing that identifies you is kept.")],
]

/** Pages of content come with the server's answer; the app itself loads them whole. */
const loadedWhole = new Set(["/about", "/feedback", "/survey", "/word-game", "/account-deletion"])

const desktop = { width: 1440, height: 900 }

/** `shown` is what the page is about: at another size it may be drawn anew. */
async function noBarriersAtBothSizes(page: Page, shown: Locator): Promise<void> {
  const phone = page.viewportSize()
  if (!phone) throw new Error("The page has no size.")
  // Asks sooner again than an expectation does, which adds up.
  await shown.waitFor()
  await noBarriers(page)
  await page.setViewportSize(desktop)
  await shown.waitFor()
  await noBarriers(page)
  await page.setViewportSize(phone)
}

async function noBarriersOn(page: Page, screens: Screen[]): Promise<void> {
  const tiles = await allTiles(page)
  const slugs = [tiles[0], tiles.find(({ developing }) => developing)].map((tile) => tile?.slug ?? "")
  for (const [at, [path, shows]] of screens.entries()) {
    await test.step(path, async () => {
      const address = path.replace("SLUG", slugs[0] ?? "").replace("GROWING", slugs[1] ?? "")
      if (at === 0 || loadedWhole.has(path)) await visit(page, address)
      // The app's router follows the history, which takes a fraction of a load.
      else await page.evaluate((to) => history.pushState(null, "", to), address)
      await noBarriersAtBothSizes(page, shows(page))
    })
  }
}

test("a guest's screens have no accessibility barriers", { tag: "@core" }, async ({ page }) => {
  await noBarriersOn(page, guestScreens)
})

test("the screens of somebody signed in, and their sheets, have no accessibility barriers", { tag: "@core" }, async ({
  page,
}) => {
  await someoneWith(page, 12)
  await noBarriersOn(page, memberScreens)
  await visit(page, "/me")
  await page.getByRole("button", { name: /^Invite a friend/ }).press("Enter")
  await noBarriersAtBothSizes(page, page.getByRole("img", { name: "QR code of your invite link" }))
  await visit(page, "/settings")
  await clickAtRest(page.getByRole("button", { name: "Delete…" }))
  await noBarriersAtBothSizes(page, page.getByRole("dialog", { name: "Delete your account?" }))
})

test("a guest's sheets and a refused form have no accessibility barriers", { tag: "@core" }, async ({ page }) => {
  await visit(page, "/")
  for (const [key, name] of [
    ["?", "Keyboard shortcuts"],
    ["w", "Why this tile"],
  ] as const) {
    // The feed's keys come after the app's own.
    await idle(page)
    await expect(async () => {
      await page.keyboard.press(key)
      await expect(page.getByRole("dialog", { name })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await noBarriersAtBothSizes(page, page.getByRole("dialog", { name }))
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
  }

  await visit(page, "/me")
  for (const name of ["Join", "Sign in"]) {
    const opener = page.getByRole("button", { name, exact: true })
    await opener.click()
    await noBarriersAtBothSizes(page, joinSheet(page))
    await joinSheet(page).getByRole("button", { name: "Email me a code" }).click()
    await expect(joinSheet(page).getByText("Enter your email.")).toBeVisible()
    await noBarriers(page)
    await joinSheet(page).getByRole("button", { name: "Close" }).click()
    await expect(joinSheet(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }

  await visit(page, "/feedback")
  await page.getByRole("button", { name: "Send" }).click()
  const text = page.getByRole("textbox", { name: "Which story, and what about it?" })
  await expect(text).toHaveAccessibleDescription(/Write a few words first/)
  await noBarriers(page)
})
