import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Page } from "@playwright/test"
import { ask, someoneWith } from "./earn.ts"
import { hasLanded, rememberLandings } from "./landings.ts"
import { allTiles, test as base, expect, visit } from "./journey.ts"
import { joinAt, newAddress, whoIsIn } from "./people.ts"
import { makeSmallPack } from "./small-pack.ts"
import { longestStart, startServer } from "./start-server.ts"

type OwnServer = { url: string; operate: (...args: string[]) => Promise<string> }

const run = promisify(execFile)

/** A server with an operator at its door. A tote costs what one afternoon and a friend bring; stickers cost what they always do. */
const test = base.extend<object, { own: OwnServer }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
    async ({}, use) => {
      const pack = makeSmallPack()
      const file = join(pack.dir, "shop/shop.yaml")
      writeFileSync(file, readFileSync(file, "utf8").replace("cost: 600", "cost: 140"))
      const dataDir = mkdtempSync(join(tmpdir(), "confetti-life-"))
      const server = await startServer({ CONTENT_DIR: pack.dir, DATA_DIR: dataDir })
      const program = join(import.meta.dirname, "../apps/server/src/bin/redemptions.ts")
      const node = join(import.meta.dirname, "../node_modules/.bin/node")
      await use({
        url: server.url,
        operate: async (...args) => {
          const { DATABASE_URL: _elsewhere, ...env } = process.env
          return (await run(node, [program, ...args], { env: { ...env, DATA_DIR: dataDir } })).stdout
        },
      })
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
      pack.remove()
    },
    { scope: "worker", timeout: longestStart },
  ],
  baseURL: async ({ own }, use) => use(own.url),
})

const sheet = (page: Page) => page.getByRole("dialog")

/** Gets an item from its page, and goes on to the orders. */
async function get(page: Page, item: string, isFirst: boolean): Promise<void> {
  await visit(page, `/me/shop/${item}`)
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  if (isFirst) {
    await sheet(page).getByLabel("Name", { exact: true }).fill("Ada Lovelace")
    await sheet(page).getByLabel("Country").selectOption({ label: "Germany" })
    await sheet(page).getByLabel("Street and number").fill("Torstraße 1")
    await sheet(page).getByLabel("Post code").fill("10119")
    await sheet(page).getByLabel("Town").fill("Berlin")
  }
  await sheet(page).getByRole("button", { name: "Go on" }).click()
  await sheet(page)
    .getByRole("button", { name: /^Get it for/ })
    .click()
  await sheet(page).getByRole("button", { name: "See your order" }).click()
}

test("reading, sharing and a friend bring points; a tote is cancelled, stickers are sent by the operator", async ({
  page,
  browser,
  own,
}) => {
  test.setTimeout(120_000)
  const tiles = (await allTiles(page)).filter(({ developing }) => !developing).slice(0, 10)
  await rememberLandings(page)
  await someoneWith(page, 50)
  await ask(page, "users-update_profile", { name: "Ada Lovelace" })
  const ada = await whoIsIn(page.request)

  const elsewhere = await browser.newContext({ baseURL: own.url })
  const friend = await elsewhere.newPage()
  await visit(friend, `/me?invite=${ada?.inviteCode}`)
  const invited = friend.waitForResponse((answer) => answer.url().includes("users-create_user"))
  await joinAt(friend, newAddress("ben"))
  await invited
  await ask(friend, "users-update_profile", { name: "Ben Nevis" })
  const seenDate = new Date().toISOString()
  const reads = tiles.map(({ id }) => ({ tileId: id, share: 1, isRead: true, seenDate }))
  await ask(friend, "tiles-record_reads", { reads })
  await elsewhere.close()

  await expect.poll(async () => JSON.stringify(await ask(page, "referrals-get_status"))).toContain('"state":"paid"')
  await visit(page, "/")
  await hasLanded(page, /\+100 points · for bringing Ben/)
  await visit(page, "/me/points")
  const lines = page.getByRole("region", { name: "Statement" }).getByRole("listitem")
  await expect(lines.first()).toContainText(/Ben.*\+100/s)

  await get(page, "tote", true)
  const tote = page.getByRole("article", { name: "Tote bag" })
  await tote.getByRole("button", { name: "Cancel Tote bag" }).click()
  await sheet(page).getByRole("button", { name: "Cancel the order" }).click()
  await expect(tote).toContainText("140 points are yours again")

  await get(page, "stickers", false)
  await expect.poll(() => own.operate("list")).toMatch(/confirmed {2}Six stickers/)
  const [, id = ""] = /^(\S+) {2}confirmed {2}Six stickers/m.exec(await own.operate("list")) ?? []
  await own.operate("pack", id)
  await own.operate("ship", id, "--carrier", "Post", "--tracking", "RR 1")
  await visit(page, "/me/orders")
  const stickers = page.getByRole("article", { name: "Six stickers" })
  await expect(stickers).toContainText("With Post, number RR 1")
  await expect(stickers.getByRole("button", { name: /Cancel/ })).toHaveCount(0)
  await visit(page, "/me/points")
  await page.getByRole("button", { name: "Spent" }).click()
  await expect(lines.first()).toContainText(/Six stickers.*spent.*−?-?100/is)
})
