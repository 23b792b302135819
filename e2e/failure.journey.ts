import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { currentTile, expect, test } from "./journey.ts"
import { makeSmallPack, type SmallPack } from "./small-pack.ts"
import { longestStart, type StartedServer, startServer } from "./start-server.ts"

const words = "there was an error, please try again later."

test("a rendering failure in the browser shows the 500 screen, and both ways back lead to the feed", async ({
  page,
  complaints,
}) => {
  await page.route(/\/documents\/tiles/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { documents?: { subtiles?: unknown }[] }
    for (const tile of body.documents ?? []) tile.subtiles = 0
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto("/")
  await expect(page.getByText(words)).toBeVisible()
  await page.unroute(/\/documents\/tiles/)
  await page.getByRole("link", { name: "return to feed" }).click()
  await expect(currentTile(page)).toBeVisible()
  expect(complaints.splice(0).join(" ")).toContain("map is not a function")
})

test.describe("on the server", () => {
  let server: StartedServer | undefined
  let pack: SmallPack
  let dist: string

  test.beforeAll(async () => {
    test.setTimeout(longestStart)
    pack = makeSmallPack()
    dist = mkdtempSync(join(tmpdir(), "confetti-broken-"))
    cpSync(join(import.meta.dirname, "../apps/web/dist"), dist, { recursive: true })
    cpSync(join(dist, "server/entry-server.js"), join(dist, "server/whole.js"))
    writeFileSync(
      join(dist, "server/entry-server.js"),
      `import * as whole from "./whole.js"
export * from "./whole.js"
export function renderPage(page) {
  if (page.path === "/games") throw new Error("A component that fails.")
  return whole.renderPage(page)
}
`,
    )
    server = await startServer({ CONTENT_DIR: pack.dir, WEB_DIST_DIR: dist, LOG_LEVEL: "fatal" })
  })
  test.afterAll(async () => {
    await server?.stop()
    rmSync(dist, { recursive: true, force: true })
    pack.remove()
  })

  for (const way of ["return to feed", "Back"]) {
    test(`a rendering failure answers 500 with its screen, and "${way}" leads to the feed`, async ({
      page,
      complaints,
    }) => {
      const answer = await page.goto(`${server?.url}/games`)
      expect(answer?.status()).toBe(500)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.locator("body")).not.toContainText("A component that fails")
      await page.getByRole("link", { name: way }).click()
      await expect(page).toHaveURL(`${server?.url}/`)
      await expect(currentTile(page)).toBeVisible()
      expect(complaints.splice(0).every((each) => each.includes("500"))).toBe(true)
    })
  }
})
