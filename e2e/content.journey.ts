import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { noBarriers } from "./barriers.ts"
import {
  alive,
  back,
  currentTile,
  detail,
  expect,
  openTile,
  stepOn,
  test,
  titleInView,
  titleOnScreen,
  visit,
} from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { signUp } from "./people.ts"
import { rememberTutorials } from "./remember-tutorials.ts"
import { longestStart } from "./start-server.ts"

/** A server of this journey's own over a small pack that may be edited. */
let server: OwnServer

test.describe.configure({ mode: "default" })

test.beforeAll(async () => {
  test.setTimeout(longestStart)
  server = await startOwnServer()
})

test.afterAll(() => server.stop())

// First of all, while the feed begins with a tile of the pack's own.
test("when a story grows, what is new shows on it wherever it stands, until it is opened", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url })
  await rememberTutorials(context)
  const page = await context.newPage()
  await signUp(page.request)
  await visit(page, `${server.url}/`)
  const opened = page.waitForResponse((answer) => answer.url().includes("tiles-tap_tile"))
  const slug = await openTile(page)
  await opened
  const title = await detail(page).getByRole("heading", { level: 1 }).innerText()
  await detail(page).getByRole("button", { name: /^Like/ }).click()
  await back(page).click()
  await expect(currentTile(page)).toBeVisible()
  await expect(page.locator(".unread")).toHaveCount(0)

  const file = server.pack.tiles.find((path) => basename(path, ".md") === slug) ?? ""
  writeFileSync(
    file,
    `${readFileSync(file, "utf8").trimEnd()}\n\n## What was found since\n\nAn editor has just added this.\n`,
  )
  await expect(currentTile(page).locator(".unread")).toHaveText("1 new")

  await page.getByRole("link", { name: "Me", exact: true }).click()
  await expect(page.locator(".card", { hasText: title }).locator(".unread")).toHaveText("1 new")
  await noBarriers(page)
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  await expect(page.locator(".result", { hasText: title }).locator(".unread")).toHaveText("1 new")
  await noBarriers(page)

  await page.goto(`/tiles/${slug}`)
  await expect(detail(page).locator(".unread")).toHaveText("New")
  await noBarriers(page)
  await back(page).click()
  await expect(currentTile(page).getByRole("heading").first()).toBeVisible()
  await expect(currentTile(page).locator(".unread")).toHaveCount(0)
  await context.close()
})

test("saving a tile's file changes the open page, and nothing moves", { tag: "@core" }, async ({ page }) => {
  const file = server.pack.tiles[4] ?? ""
  const slug = basename(file, ".md")
  await visit(page, `${server.url}/tiles/${slug}`)
  const before = await detail(page).getByRole("heading", { level: 1 }).innerText()
  await page.locator(".tile-screen").evaluate((screen) => screen.scrollTo({ top: 120, behavior: "instant" }))
  const offset = () => page.locator(".tile-screen").evaluate((screen) => screen.scrollTop)
  const left = await offset()
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, "title: An editor has just saved this"))
  await expect(detail(page).getByRole("heading", { level: 1 })).toHaveText("An editor has just saved this")
  expect(before).not.toBe("An editor has just saved this")
  expect(await offset()).toBe(left)
})

test("a new tile is announced by a chip, and nothing moves until it is pressed", async ({ page }) => {
  await visit(page, `${server.url}/`)
  await stepOn(page)
  const left = await stepOn(page)
  const day = new Date().toISOString().slice(0, 10)
  const fresh = readFileSync(server.pack.tiles[0] ?? "", "utf8")
    .replace(/^title: .*$/m, "title: A tile nobody has seen before")
    .replace(/^published: .*$/m, `published: ${day}`)
    .replace(/^formerly: .*\n/m, "")
    .replace(/seed: \d+/, "seed: 4711")
  writeFileSync(join(server.pack.dir, "tiles", "a-tile-nobody-has-seen.md"), fresh)
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
  const file = server.pack.tiles[7] ?? ""
  const old = basename(file, ".md")
  writeFileSync(
    join(server.pack.dir, "tiles", "renamed-for-a-test.md"),
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
  const file = server.pack.tiles[9] ?? ""
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
