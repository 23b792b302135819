import { alive, allTiles, detail, expect, tab, test, visit } from "./journey.ts"

const tabs = ["Home", "Search", "Me", "Games", "Settings"]

test("every tab leads to its screen, with one heading to name it", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/")
  const current = page.getByRole("navigation", { name: "Main" }).locator('[aria-current="page"]')
  await expect(current).toHaveText("Home")
  for (const name of [...tabs.slice(1), "Home"]) {
    await tab(page, name).click()
    await expect(current).toHaveText(name)
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
  }
})

test("a subtile's address opens its tile at that subtile, before any script runs and after", async ({
  page,
  browser,
}) => {
  const tile = (await allTiles(page)).find(({ developing, subtiles }) => !developing && subtiles.length > 2)
  const last = tile?.subtiles.at(-1)
  const title = { name: last?.title ?? "", exact: true }
  const address = `/tiles/${last?.slug}`
  await visit(page, address)
  await expect(detail(page).getByRole("heading", title)).toBeInViewport()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/tiles/${tile?.slug}$`))
  await page.reload()
  await expect(detail(page).getByRole("heading", title)).toBeInViewport()
  const still = await browser.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "", javaScriptEnabled: false })
  const plain = await still.newPage()
  await plain.goto(address)
  await expect(detail(plain).getByRole("heading", title)).toBeInViewport()
  await still.close()
})

test("an unknown slug is a friendly 404 with ways on", { tag: "@core" }, async ({ page, complaints }) => {
  const answer = await page.goto("/tiles/no-such-tile")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "Nothing lives here" })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
  await alive(page)
  await expect(page).toHaveTitle(/^Not found/)
  await page.getByRole("link", { name: "To the feed" }).click()
  await expect(page.getByRole("feed")).toBeVisible()
  expect(complaints.splice(0).every((each) => each.includes("404"))).toBe(true)
})
