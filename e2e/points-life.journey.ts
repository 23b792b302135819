import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Page } from "@playwright/test"
import { call } from "./call.ts"
import { someoneWith } from "./earn.ts"
import { allTiles, expect, operatedTest as test, visit } from "./journey.ts"
import { newAddress, signIn, whoIsIn } from "./people.ts"
import { hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"

const run = promisify(execFile)

/** The operator's program, run against the server that keeps its data there. */
async function operate(dataDir: string, ...args: string[]): Promise<string> {
  const program = join(import.meta.dirname, "../apps/server/src/bin/redemptions.ts")
  const node = join(import.meta.dirname, "../node_modules/.bin/node")
  const { DATABASE_URL: _elsewhere, ...env } = process.env
  return (await run(node, [program, ...args], { env: { ...env, DATA_DIR: dataDir } })).stdout
}

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

test("reading, sharing and a friend bring points; a keychain is cancelled, a patch is sent by the operator", async ({
  page,
  browser,
  operated: { url, dataDir },
}) => {
  test.setTimeout(120_000)
  const tiles = (await allTiles(page)).filter(({ developing }) => !developing).slice(0, 10)
  await rememberPointsToasts(page)
  await someoneWith(page, 50)
  await call(page.request, "users-update_profile", { name: "Ada Lovelace" })
  const ada = await whoIsIn(page.request)
  await visit(page, "/me")
  // The ten for a complete account come by themselves, once the page has them told.
  await expect(page.getByRole("link", { name: /^60 points/ })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: url })
  const friend = await elsewhere.newPage()
  await signIn(friend.request, newAddress("ben"), { referredBy: ada?.inviteCode ?? null })
  await call(friend.request, "users-update_profile", { name: "Ben Nevis" })
  const seenDate = new Date().toISOString()
  const reads = tiles.map(({ id }) => ({ tileId: id, share: 1, isRead: true, seenDate }))
  await call(friend.request, "tiles-record_reads", { reads })
  await elsewhere.close()

  await expect
    .poll(async () => JSON.stringify(await call(page.request, "referrals-get_status")))
    .toContain('"state":"paid"')
  await visit(page, "/")
  await hasShownPoints(page, /\+100 points · for bringing Ben/)
  await visit(page, "/me/points")
  const lines = page.getByRole("region", { name: "Statement" }).getByRole("listitem")
  await expect(lines.filter({ hasText: /Ben.*\+100/s })).toBeVisible()

  await get(page, "keychain", true)
  const keychain = page.getByRole("article", { name: "Keychain" })
  await keychain.getByRole("button", { name: "Cancel Keychain" }).click()
  await sheet(page).getByRole("button", { name: "Cancel the order" }).click()
  await expect(keychain).toContainText("140 points are yours again")

  await get(page, "patch", false)
  await expect
    .poll(async () => JSON.stringify(await call(page.request, "rewards-list_redemptions")))
    .toContain('"state":"confirmed"')
  const id = /^(\S+) {2}confirmed {2}Sewn patch/m.exec(await operate(dataDir, "list"))?.[1] ?? ""
  await operate(dataDir, "pack", id)
  await operate(dataDir, "ship", id, "--carrier", "Post", "--tracking", "RR 1")
  await visit(page, "/me/orders")
  const patch = page.getByRole("article", { name: "Sewn patch" })
  await expect(patch).toContainText("With Post, number RR 1")
  await expect(patch.getByRole("button", { name: /Cancel/ })).toHaveCount(0)
  await visit(page, "/me/points")
  await page.getByRole("button", { name: "Spent" }).click()
  await expect(lines.first()).toContainText(/Sewn patch.*spent.*−?-?100/is)
})
