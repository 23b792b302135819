import { AxeBuilder } from "@axe-core/playwright"
import { allTiles, expect, growingTile, tab, test, visit } from "./journey.ts"

const tabs = ["Home", "Search", "Me", "Games", "Settings"]

/** Every kind of address, with the tab it belongs to. `SLUG` and `GROWING` stand for tiles of the pack. */
const routes = [
  ["/", "Home"],
  ["/?t=space", "Home"],
  ["/search", "Search"],
  ["/search?t=space", "Search"],
  ["/search?q=moon", "Search"],
  ["/search?q=zzqqxx", "Search"],
  ["/search?t=nonsense", "Search"],
  ["/me", "Me"],
  ["/games", "Games"],
  ["/settings", "Settings"],
  ["/tiles/SLUG", "Home"],
  ["/tiles/GROWING", "Home"],
  ["/me/tiles/SLUG", "Me"],
  ["/search/tiles/SLUG?t=space&q=moon", "Search"],
  ["/about", "Home"],
] as const

for (const [route, active] of routes) {
  test(`${route}: one active tab, nothing to complain about, and nothing in the way of anyone`, async ({ page }) => {
    const [first] = await allTiles(page)
    const path = route.replace("SLUG", first?.slug ?? "").replace("GROWING", (await growingTile(page)).slug)
    await visit(page, path)
    const current = page.getByRole("navigation", { name: "Main" }).locator('[aria-current="page"]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveText(active)
    for (const name of tabs) await expect(tab(page, name)).toBeVisible()
    await page.waitForLoadState("networkidle")
    // The specification fixes the viewport; a setting unlocks it.
    const { violations } = await new AxeBuilder({ page }).disableRules(["meta-viewport"]).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
  })
}

for (const sheet of ["Keys", "Why this tile"]) {
  test(`the sheet ${sheet} is in the way of no one`, async ({ page }) => {
    await visit(page, "/")
    await page.keyboard.press(sheet === "Keys" ? "?" : "w")
    await expect(page.getByRole("dialog", { name: sheet })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include("dialog").analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
  })
}

test("every tab leads to its screen, with one heading to name it", async ({ page }) => {
  await visit(page, "/")
  for (const name of [...tabs.slice(1), "Home"]) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page")
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
  }
})

test("an unknown slug is a friendly 404 with ways on", async ({ page, complaints }) => {
  const answer = await page.goto("/tiles/no-such-tile")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "Nothing lives here" })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
  await page.getByRole("link", { name: "To the feed" }).click()
  await expect(page.getByRole("feed")).toBeVisible()
  expect(complaints.splice(0).every((each) => each.includes("404"))).toBe(true)
})

test("an unknown path is a 404 too", async ({ page, complaints }) => {
  expect((await page.goto("/nowhere/at/all"))?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "Nothing lives here" })).toBeVisible()
  complaints.splice(0)
})

test("the app shell is a page of its own, without content", async ({ page }) => {
  const answer = await page.request.get("/_app")
  expect(answer.status()).toBe(200)
  const [first] = await allTiles(page)
  expect(await answer.text()).not.toContain(first?.title)
})
