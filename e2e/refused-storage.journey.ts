import type { BrowserContext, Page } from "@playwright/test"
import { allTiles, currentTile, expect, stepOn, tab, test, visit } from "./journey.ts"
import { joinAt, newAddress, whoIsIn } from "./people.ts"

/** A browser that refuses storage: with cookies blocked the very name of a store throws, and some web views have nothing under it. */
async function refuseStorage(context: BrowserContext, how: "throws" | "is null"): Promise<void> {
  await context.addInitScript((isThrown) => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, {
        get: () => {
          if (isThrown) throw new DOMException(`Failed to read ${name}: access is denied.`, "SecurityError")
          return null
        },
      })
  }, how === "throws")
}

const heart = (page: Page) => currentTile(page).getByRole("button", { name: /^(Like|Unlike)\b/ })
const isLiked = (page: Page) => expect(currentTile(page).getByRole("button", { name: /^Unlike\b/ })).toBeVisible()

for (const how of ["throws", "is null"] as const) {
  test(`where storage ${how}, every screen is shown, a like lasts as long as the visit, and people join`, {}, async ({
    page,
    context,
  }) => {
    const [first] = await allTiles(page)
    await refuseStorage(context, how)
    const paths = ["/search", "/me", "/games", "/games/wurd", "/settings", "/about", "/privacy"]
    for (const path of [`/tiles/${first?.slug}`, ...paths, "/"]) {
      await visit(page, path)
      await expect(page.getByText("there was an error"), path).toBeHidden()
    }
    await stepOn(page)
    await heart(page).click()
    await isLiked(page)
    await tab(page, "Me").click()
    await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible()
    await tab(page, "Home").click()
    await isLiked(page)
    await tab(page, "Me").click()
    await joinAt(page, newAddress())
    await expect(page.getByRole("button", { name: /^Invite a friend/ })).toBeVisible()
    const person = await whoIsIn(page.request)
    const likes = async () => (await page.request.get(`/documents/users/${person?.id}/likes`)).text()
    await expect.poll(likes, "the like of before is the account's").toMatch(/"tileIds":\["/)
  })
}
