import { readFileSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { hour } from "@confetti/domain/durations"
import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { someoneWith } from "./earn.ts"
import { back, currentTile, detail, expect, openTile, test as journey, titleInView, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"

/** In points: a few shares pay for it. */
const price = 25

/** A server with a tile scheduled half a day ahead, and a price for early tiles that one day's points can pay. */
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
          // Less than the day that buyers are ahead, and longer than any run lasts.
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

test("a tile bought a day early is in its buyer's feed, and answers 404 to others", async ({
  page,
  browser,
  dated,
}) => {
  // Points are earned call by call, and pictures are drawn when they are first asked for.
  test.setTimeout(120_000)
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
  await detail(page).getByRole("button", { name: /^Like/ }).click()
  await expect(detail(page).getByRole("button", { name: /^Unlike/ })).toBeVisible()
  await back(page).click()
  await expect(page).toHaveURL(/\/$/)

  const context = await browser.newContext({ baseURL: dated.url })
  const stranger = await context.newPage()
  const answer = await stranger.goto(`/tiles/${dated.slug}`)
  expect(answer?.status()).toBe(404)
  await expect(stranger.getByRole("heading", { name: "Nothing lives here" })).toBeVisible()
  expect(await stranger.content()).not.toContain(title)
  await context.close()
})
