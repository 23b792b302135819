import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { noBarriers } from "./barriers.ts"
import { back, currentTile, detail, expect, openTile, test, visit } from "./journey.ts"
import { joinAt, newAddress } from "./people.ts"
import { longestStart, startServer } from "./start-server.ts"

const whole = join(import.meta.dirname, "../content")
const folder = "tiles/ocean"

type Pack = { dir: string; url: string }

/** A journey on a server of its own, over a pack of one category that may be edited. */
const editing = test.extend<{ pack: Pack }>({
  pack: [
    async ({ browserName: _browser }, use) => {
      const dir = mkdtempSync(join(tmpdir(), "confetti-pack-"))
      copyOneCategory(dir)
      const server = await startServer({ CONTENT_DIR: dir })
      await use({ dir, url: server.url })
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
    { timeout: longestStart },
  ],
  baseURL: async ({ pack }, use) => use(pack.url),
})

function copyOneCategory(pack: string): void {
  for (const name of readdirSync(whole))
    if (name !== "tiles") cpSync(join(whole, name), join(pack, name), { recursive: true })
  mkdirSync(join(pack, folder), { recursive: true })
  for (const name of readdirSync(join(whole, folder))) {
    const text = name.endsWith(".md") ? readFileSync(join(whole, folder, name), "utf8") : ""
    if (text !== "" && !text.includes("developing: true") && !/\]\(\/tiles\//.test(text))
      cpSync(join(whole, folder, name), join(pack, folder, name))
  }
}

editing(
  "when a story grows, what is new shows on it wherever it stands, until it is opened",
  async ({ page, pack }) => {
    await visit(page, "/me")
    await joinAt(page, newAddress())
    await visit(page, "/")
    const opened = page.waitForResponse((answer) => answer.url().includes("tiles-tap_tile"))
    const slug = await openTile(page)
    await opened
    const title = await detail(page).getByRole("heading", { level: 1 }).innerText()
    await detail(page).getByRole("button", { name: /^Like/ }).click()
    await back(page).click()
    await expect(currentTile(page)).toBeVisible()
    await expect(page.locator(".unread")).toHaveCount(0)

    const file = join(pack.dir, folder, `${slug}.md`)
    writeFileSync(
      file,
      `${readFileSync(file, "utf8").trimEnd()}\n\n## What was found since\n\nAn editor has just added this.\n`,
    )
    await expect(currentTile(page).locator(".unread")).toHaveText("1 new")

    await page.getByRole("link", { name: "Me", exact: true }).click()
    await expect(page.locator(".card", { hasText: title }).locator(".unread")).toHaveText("1 new")
    await noBarriers(page)
    await page.goto(`/search?q=${encodeURIComponent(title.split(" ").slice(0, 3).join(" "))}`)
    await expect(page.locator(".result", { hasText: title }).locator(".unread")).toHaveText("1 new")
    await noBarriers(page)

    await page.goto(`/tiles/${slug}`)
    await expect(detail(page).locator(".unread")).toHaveText("New")
    await noBarriers(page)
    await back(page).click()
    await expect(currentTile(page).getByRole("heading").first()).toBeVisible()
    await expect(currentTile(page).locator(".unread")).toHaveCount(0)
  },
)
