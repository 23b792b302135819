import { readFileSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { hour } from "@confetti/domain/durations"
import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { someoneWith } from "./earn.ts"
import { back, currentTile, detail, expect, openTile, test as journey, titleInView, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"

/** What a few shares bring. */
const price = 25

/** A server whose editor has dated a tile half a day ahead, and where a day's points buy to read it now. */
const test = journey.extend<object, { dated: OwnServer & { slug: string } }>({
  dated: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      let slug = ""
      const server = await startOwnServer({
        env: { GAMES: "none" },
        edit: ({ dir, tiles }) => {
          const [file = ""] = tiles
          slug = basename(file, ".md")
          // Within the day that owners are ahead, and later than any run lasts, at whatever time of day this begins.
          const ahead = `${new Date(Date.now() + 12 * hour).toISOString().slice(0, 16)}Z`
          writeFileSync(file, readFileSync(file, "utf8").replace(/^published: .*$/m, `published: ${ahead}`))
          const shop = join(dir, "shop/shop.yaml")
          writeFileSync(shop, readFileSync(shop, "utf8").replace(/(- id: tiles-early\n[^]*?cost: )\d+/, `$1${price}`))
        },
      })
      await use({ ...server, slug })
      await server.stop()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ dated }, use) => use(dated.url),
})

const sheet = (page: Page) => page.getByRole("dialog")

// Whose points are earned call by call, and whose pictures are drawn as they are met.
test.beforeEach(() => test.setTimeout(120_000))

test("who unlocked it reads what comes next, and nobody else @both", async ({ page, browser, dated }) => {
  await someoneWith(page, price)
  await visit(page, "/me/shop/tiles-early")
  await expect(page.getByText(/^Right now it opens a tile that everybody else gets on /)).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await sheet(page)
    .getByRole("button", { name: /^Get it for/ })
    .click()
  await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible()
  await expect(sheet(page).getByText(/^A tile is in your feed that everybody else gets on /)).toBeVisible()
  await noBarriers(page)
  await sheet(page).getByRole("link", { name: "To your feed" }).click()

  await expect(currentTile(page).getByText("A day early")).toBeVisible()
  await noBarriers(page)
  const title = await titleInView(page)
  await page.reload()
  await expect(currentTile(page).getByText("A day early")).toBeVisible()
  expect(await openTile(page)).toBe(dated.slug)
  await expect(detail(page).getByRole("heading", { level: 1, name: title })).toBeVisible()
  // At a desk the tile is still on the stage beside its story, and the heart is the tile's alone.
  const withHeart = (page.viewportSize()?.width ?? 0) >= 1000 ? currentTile(page) : detail(page)
  await withHeart.getByRole("button", { name: /^Like/ }).click()
  await expect(withHeart.getByRole("button", { name: /^Unlike/ })).toBeVisible()

  // Loaded anew it is the same page, whole in its HTML.
  const address = page.url()
  expect(await (await page.request.get(address)).text()).toContain(title)
  await visit(page, address)
  await expect(detail(page).getByRole("heading", { level: 1, name: title })).toBeVisible()
  await back(page).click()
  await expect(page).toHaveURL(/\/$/)
  await visit(page, "/me")
  await expect(page.locator(".card", { hasText: title })).toBeVisible()

  const context = await browser.newContext({ baseURL: dated.url })
  const stranger = await context.newPage()
  const answer = await stranger.goto(address)
  expect(answer?.status()).toBe(404)
  await expect(stranger.getByRole("heading", { name: "Nothing lives here" })).toBeVisible()
  expect(await stranger.content()).not.toContain(title)
  await stranger.goto(`/search?q=${encodeURIComponent(title)}`)
  await expect(stranger.locator(".card", { hasText: title })).toHaveCount(0)
  await context.close()
})

journey("it is not sold while nothing is dated ahead, and the shop says why", async ({ page }) => {
  await someoneWith(page, 10)
  await visit(page, "/me/shop/tiles-early")
  await expect(page.getByText("No tile is dated ahead just now, so it would give you nothing.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Get it", exact: true })).toHaveCount(0)
  await noBarriers(page)
})
