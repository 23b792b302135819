import type { Page } from "playwright"
import { call } from "../../e2e/call.ts"
import { someoneWith } from "../../e2e/earn.ts"
import type { Shot } from "./states.ts"

/** The next item of the shop, and when it is affordable at one's pace; and items that are unlocked instead of sent. */
export const economyShots: Shot[] = [
  { name: "80-me-next", pose: (page) => withPace(page, "/me") },
  { name: "80-points-next", pose: (page) => withPace(page, "/me/points") },
  { name: "80-shop-next", pose: (page) => withPace(page, "/me/shop") },
  { name: "80-item-far", pose: (page) => withPace(page, "/me/shop/app-icon") },
  { name: "81-perk-last-look", pose: toLastLook },
  { name: "81-perk-yours", pose: toYours },
  {
    name: "81-me-own-hue",
    pose: async (page) => {
      await toYours(page)
      await page.getByRole("dialog").getByRole("radio", { name: "Ocean" }).check({ force: true })
      await page.getByText("Your shelf is now Ocean").waitFor({ state: "attached" })
      await visit(page, "/me")
    },
  },
  { name: "81-orders-perk", pose: (page) => withPerks(page, "/me/orders") },
  { name: "81-icon-owned", pose: (page) => withPerks(page, "/me/shop/app-icon") },
  {
    name: "81-settings-perks",
    pose: async (page) => {
      await withPerks(page, "/settings")
      await page.getByRole("heading", { name: "From the shop" }).evaluate((title) => title.scrollIntoView())
    },
  },
]

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

/** As for somebody who has read for weeks. */
async function withPace(page: Page, path: string): Promise<void> {
  await someoneWith(page, 40)
  await page.route("**/functions/points-get_overview", async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { result?: { pace: number | null } }
    if (body.result) body.result.pace = 4.2
    await route.fulfill({ response: answer, json: body })
  })
  await visit(page, path)
}

async function withPerks(page: Page, path: string): Promise<void> {
  await someoneWith(page, 50)
  await call(page.request, "rewards-redeem_item", { itemId: "app-icon", cost: 50 })
  await call(page.request, "users-update_profile", { appIcon: "plum" })
  await visit(page, path)
}

async function toLastLook(page: Page): Promise<void> {
  await someoneWith(page, 40)
  await visit(page, "/me/shop/shelf-hue")
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await page.getByRole("dialog", { name: "Check your order" }).waitFor()
}

async function toYours(page: Page): Promise<void> {
  await toLastLook(page)
  await page.getByRole("button", { name: /^Get it for/ }).click()
  await page.getByRole("dialog", { name: "It is yours" }).waitFor()
}
