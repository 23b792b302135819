import type { Locator, Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { someoneWith } from "./earn.ts"
import { allTiles, clickAtRest, expect, growingTile, test, visit } from "./journey.ts"
import { joinSheet, signUp } from "./people.ts"

// Every screen and sheet, at both sizes of one page; a new one is put into one of these lists. What only a longer journey leads to is
// looked at there.
test.describe.configure({ timeout: 120_000 })

/** What shows that the screen has what it is about. `SLUG` and `GROWING` stand for tiles of the pack. */
const readersScreens: [path: string, shows: (page: Page) => Locator][] = [
  ["/", (page) => page.getByRole("feed")],
  ["/tiles/SLUG", (page) => page.locator("article.detail")],
  ["/tiles/GROWING", (page) => page.locator("article.detail")],
  ["/search", (page) => page.getByRole("searchbox")],
  ["/search?t=space&q=moon", (page) => page.locator(".results li").first()],
  ["/search?q=zzqqxx", (page) => page.getByRole("heading", { name: "Nothing for “zzqqxx”" })],
  ["/search?t=nonsense", (page) => page.getByRole("searchbox")],
]

const strangersScreens: typeof readersScreens = [
  ["/me", (page) => page.getByRole("heading", { name: "Room for what you like" })],
  ["/me/history", (page) => page.getByRole("link", { name: "Learn the first thing" })],
  ["/me/year", (page) => page.getByText("whoever has an account and read twelve tiles")],
  ["/me/points", (page) => page.getByText("They need somebody to belong to")],
  ["/me/shop", (page) => page.getByRole("link", { name: /Tote bag/ })],
  ["/me/shop/water-bottle", (page) => page.getByRole("radio", { name: "Ink" })],
  ["/me/shop/no-such-thing", (page) => page.getByRole("heading", { name: "Not in the shop any more" })],
  ["/games", (page) => page.getByRole("heading", { level: 1 })],
  ["/settings", (page) => page.getByRole("heading", { name: "You are reading as a guest" })],
  ["/about", (page) => page.getByRole("heading", { level: 1 })],
  ["/feedback", (page) => page.getByRole("button", { name: "Send" })],
  ["/survey", (page) => page.getByRole("button", { name: "Send" })],
  ["/word-game", (page) => page.getByRole("heading", { level: 1 })],
]

const membersScreens: typeof readersScreens = [
  ["/me", (page) => page.getByRole("button", { name: /^Bring someone along/ })],
  ["/me/points", (page) => page.getByText("points to spend")],
  ["/me/shop", (page) => page.getByRole("link", { name: /Tote bag/ })],
  ["/me/shop/stickers", (page) => page.getByRole("heading", { name: "Six stickers" })],
  ["/me/orders", (page) => page.getByText("Nothing is on its way.")],
  ["/settings", (page) => page.getByRole("region", { name: "Signed in as" })],
  ["/feedback", (page) => page.getByRole("checkbox", { name: "You may write to me about it" })],
  ["/account-deletion", (page) => page.getByText("What stays: nothing that names you.")],
]

const desk = { width: 1440, height: 900 }

async function noBarriersAtBothSizes(page: Page): Promise<void> {
  const phone = page.viewportSize()
  if (!phone) throw new Error("The page has no size.")
  await noBarriers(page)
  await page.setViewportSize(desk)
  await noBarriers(page)
  await page.setViewportSize(phone)
}

async function lookAt(page: Page, screens: typeof readersScreens): Promise<void> {
  const [tile] = await allTiles(page)
  const growing = await growingTile(page)
  for (const [path, shows] of screens) {
    await test.step(path, async () => {
      await visit(page, path.replace("SLUG", tile?.slug ?? "").replace("GROWING", growing.slug))
      await expect(shows(page)).toBeVisible()
      await noBarriersAtBothSizes(page)
    })
  }
}

test("nothing in what everybody reads is in the way of anyone", { tag: "@core" }, async ({ page }) => {
  await lookAt(page, readersScreens)
})

test("nothing in a stranger's screens is in the way of anyone", { tag: "@core" }, async ({ page, complaints }) => {
  await lookAt(page, strangersScreens)
  // An item that there is not.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("404")))
})

test("nothing in the screens of somebody signed in is in the way of anyone", { tag: "@core" }, async ({ page }) => {
  await someoneWith(page, 12)
  await lookAt(page, membersScreens)
})

test("nothing in what a form complains of is in the way of anyone", { tag: "@core" }, async ({ page }) => {
  await visit(page, "/feedback")
  await page.getByRole("button", { name: "Send" }).click()
  const text = page.getByRole("textbox", { name: "Which story, and what about it?" })
  await expect(text).toHaveAccessibleDescription(/There is nothing here yet/)
  await noBarriers(page)
})

test("nothing in a sheet over the feed is in the way of anyone", { tag: "@core" }, async ({ page }) => {
  await visit(page, "/")
  for (const [key, name] of [
    ["?", "Keys"],
    ["w", "Why this tile"],
  ] as const) {
    // The feed's keys come after the app's own.
    await expect(async () => {
      await page.keyboard.press(key)
      await expect(page.getByRole("dialog", { name })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await noBarriersAtBothSizes(page)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
  }
})

test("nothing in the join sheet is in the way of anyone", { tag: "@core" }, async ({ page }) => {
  await visit(page, "/me")
  for (const name of ["Join", "Log in"]) {
    await page.getByRole("button", { name, exact: true }).click()
    await expect(joinSheet(page)).toBeVisible()
    await noBarriersAtBothSizes(page)
    await joinSheet(page).getByRole("button", { name: "Mail me a code" }).click()
    await expect(joinSheet(page).getByText("Where shall the code go?")).toBeVisible()
    await noBarriers(page)
    await joinSheet(page).getByRole("button", { name: "Close" }).click()
    await expect(joinSheet(page)).toBeHidden()
  }
})

test("nothing in a sheet of somebody signed in is in the way of anyone", { tag: "@core" }, async ({ page }) => {
  await signUp(page.request)
  await visit(page, "/me")
  await page.getByRole("button", { name: /^Bring someone along/ }).press("Enter")
  await expect(page.getByRole("img", { name: "QR code of your invite link" })).toBeVisible()
  await noBarriersAtBothSizes(page)
  await visit(page, "/settings")
  await clickAtRest(page.getByRole("button", { name: "Delete…" }))
  await expect(page.getByRole("dialog", { name: "Delete your account?" })).toBeVisible()
  await noBarriersAtBothSizes(page)
})
