import { readFileSync, writeFileSync } from "node:fs"
import { basename } from "node:path"
import { detail, expect, test, visit } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { longestStart } from "./start-server.ts"

/** A server over a small pack that may be edited. */
let server: OwnServer

test.beforeAll(async () => {
  test.setTimeout(longestStart)
  server = await startOwnServer()
})

test.afterAll(() => server.stop())

test("saving a tile's file updates the open page without moving it", { tag: "@core" }, async ({ page }) => {
  const file = server.pack.tiles[4] ?? ""
  const title = "An editor has just saved this"
  await visit(page, `${server.url}/tiles/${basename(file, ".md")}`)
  const heading = detail(page).getByRole("heading", { level: 1 })
  await expect(heading).not.toHaveText(title)
  const offset = () => page.locator(".tile-screen").evaluate((screen) => screen.scrollTop)
  await page.locator(".tile-screen").evaluate((screen) => screen.scrollTo({ top: 120, behavior: "instant" }))
  const before = await offset()
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, `title: ${title}`))
  await expect(heading).toHaveText(title)
  expect(await offset()).toBe(before)
})
