import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { alive, currentTile, detail, expect, swipeOn, test, titleInView, titleOnScreen, visit } from "./journey.ts"
import { makeSmallPack, type SmallPack } from "./small-pack.ts"
import { longestStart, type StartedServer, startServer } from "./start-server.ts"

/** A server of this journey's own over a small pack that may be edited. */
let server: StartedServer
let pack: SmallPack

test.describe.configure({ mode: "default" })

test.beforeAll(async () => {
  test.setTimeout(longestStart)
  pack = makeSmallPack()
  server = await startServer({ CONTENT_DIR: pack.dir })
})

test.afterAll(async () => {
  await server.stop()
  pack.remove()
})

test("saving a tile's file changes the open page within two seconds, and nothing moves", async ({ page }) => {
  const file = pack.tiles[4] ?? ""
  const slug = basename(file, ".md")
  await visit(page, `${server.url}/tiles/${slug}`)
  const before = await detail(page).getByRole("heading", { level: 1 }).innerText()
  await page.locator(".tile-screen").evaluate((screen) => screen.scrollTo({ top: 120, behavior: "instant" }))
  const offset = () => page.locator(".tile-screen").evaluate((screen) => screen.scrollTop)
  const left = await offset()
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, "title: An editor has just saved this"))
  await expect(detail(page).getByRole("heading", { level: 1 })).toHaveText("An editor has just saved this", {
    timeout: 2000,
  })
  expect(before).not.toBe("An editor has just saved this")
  expect(await offset()).toBe(left)
})

test("a new tile is announced by a chip, and nothing moves until it is pressed", async ({ page }) => {
  await visit(page, `${server.url}/`)
  await swipeOn(page)
  const left = await swipeOn(page)
  const day = new Date().toISOString().slice(0, 10)
  const fresh = readFileSync(pack.tiles[0] ?? "", "utf8")
    .replace(/^title: .*$/m, "title: A tile nobody has seen before")
    .replace(/^published: .*$/m, `published: ${day}`)
    .replace(/^formerly: .*\n/m, "")
    .replace(/seed: \d+/, "seed: 4711")
  writeFileSync(join(pack.dir, "tiles", "a-tile-nobody-has-seen.md"), fresh)
  const chip = page.getByRole("button", { name: /^1 new/ })
  await expect(chip).toBeVisible()
  expect(await titleInView(page)).toBe(left)
  expect(await titleOnScreen(page)).toBe(left)
  await page.reload()
  await alive(page)
  expect(await titleInView(page)).toBe(left)
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(chip).toBeHidden()
  await expect(currentTile(page)).toHaveAttribute("aria-posinset", "1")
})

test("a renamed slug redirects", async ({ page }) => {
  const file = pack.tiles[7] ?? ""
  const old = basename(file, ".md")
  writeFileSync(
    join(pack.dir, "tiles", "renamed-for-a-test.md"),
    readFileSync(file, "utf8").replace("---\n", `---\nformerly: [${old}]\n`),
  )
  rmSync(file)
  await expect
    .poll(async () => (await page.request.get(`${server.url}/tiles/${old}`, { maxRedirects: 0 })).status())
    .toBe(301)
  await visit(page, `${server.url}/tiles/${old}`)
  await expect(page).toHaveURL(`${server.url}/tiles/renamed-for-a-test`)
})

test("a file with a mistake changes nothing", async ({ page }) => {
  const file = pack.tiles[9] ?? ""
  const whole = readFileSync(file, "utf8")
  await visit(page, `${server.url}/tiles/${basename(file, ".md")}`)
  const title = await detail(page).getByRole("heading", { level: 1 }).innerText()
  writeFileSync(file, whole.replace(/^title: .*$/m, "title: No"))
  await expect.poll(() => server.log()).toContain("saved content has a problem")
  await page.reload()
  await alive(page)
  await expect(detail(page).getByRole("heading", { level: 1 })).toHaveText(title)
  writeFileSync(file, whole)
})
