import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { test as base, expect, visit } from "./journey.ts"
import { hasLanded, rememberLandings } from "./landings.ts"
import { joinAt, newAddress } from "./people.ts"
import { makeSmallPack } from "./small-pack.ts"
import { longestStart, startServer } from "./start-server.ts"

const channel = "https://www.instagram.com/confetti/"

/** A server whose operator has a channel elsewhere. */
const test = base.extend<object, { own: { url: string } }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const pack = makeSmallPack()
      const post = `- kind: ig_social\n  title: Behind the tiles\n  address: ${channel}\n`
      writeFileSync(join(pack.dir, "social.yaml"), post)
      const server = await startServer({ CONTENT_DIR: pack.dir })
      await use(server)
      await server.stop()
      pack.remove()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ own }, use) => use(own.url),
})

test("a channel that is visited brings its points, once", async ({ page, context }) => {
  await rememberLandings(page)
  // Stands in for the service at the edge of the machine.
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Channel</title>" }),
  )
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await visit(page, "/me/points")
  const opened = page.waitForEvent("popup")
  await page.getByRole("link", { name: "Visit: Visit our channel on Instagram" }).click()
  await expect(await opened).toHaveURL(channel)
  await hasLanded(page, /\+10 points/)

  const way = page.getByRole("listitem").filter({ hasText: "Visit our channel on Instagram" })
  await expect(way).toContainText("Done. It brought 10 points")
  await expect(way.getByRole("link")).toHaveCount(0)
  await expect(page.locator(".balance-figure")).toContainText("10")
  await visit(page, "/me/points")
  await expect(way, "the server knows it too").toContainText("Done. It brought 10 points")
})
