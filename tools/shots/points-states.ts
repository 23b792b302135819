import type { Page } from "playwright"
import { someoneWith } from "../../e2e/earn.ts"
import type { Shot } from "./states.ts"

/** Points, what they buy, and the way from one to the other. */
export const pointsShots: Shot[] = [
  { name: "49-points", pose: (page) => withPoints(page, 45, "/me/points") },
  { name: "49-points-none", pose: (page) => withPoints(page, 0, "/me/points") },
  { name: "49-points-guests", pose: (page) => visit(page, "/me/points") },
  { name: "49-shop", pose: (page) => withPoints(page, 45, "/me/shop") },
  { name: "49-shop-strangers", pose: (page) => visit(page, "/me/shop") },
  { name: "49-shop-item", pose: (page) => withPoints(page, 45, "/me/shop/water-bottle") },
  {
    name: "49-shop-address",
    pose: async (page) => {
      await toAddress(page)
      await page.getByRole("button", { name: "Continue" }).click()
      await page.getByText("Enter the recipient’s name.").waitFor()
    },
  },
  {
    name: "49-shop-last-look",
    pose: async (page) => {
      await toAddress(page)
      await toLastLook(page)
    },
  },
  {
    name: "49-shop-refused",
    pose: async (page) => {
      await toAddress(page)
      await toLastLook(page)
      await page.getByRole("button", { name: /^Get it for/ }).click()
      await page.getByRole("alert").filter({ hasText: "No points were taken" }).waitFor()
    },
  },
  { name: "49-orders-none", pose: (page) => withPoints(page, 0, "/me/orders") },
  { name: "49-me-points", pose: (page) => withPoints(page, 45, "/me") },
  {
    name: "49-points-toast",
    pose: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: async () => undefined }))
      await withPoints(page, 0, "/")
      await page.locator("[data-current]").getByRole("button", { name: "Share", exact: true }).click()
      // As it stands, and not as it moves: what is moving is taken at its end.
      await page.locator(".points-toast").evaluate((toast) => toast.replaceWith(toast.cloneNode(true)))
    },
  },
]

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

async function withPoints(page: Page, points: number, path: string): Promise<void> {
  await someoneWith(page, points)
  await visit(page, path)
}

/** More than a day brings: what is shown is the balance of somebody who has collected for a while. */
async function toAddress(page: Page): Promise<void> {
  await someoneWith(page, 0)
  await page.route("**/functions/points-get_overview", async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { result?: { balance: number } }
    if (body.result) body.result.balance = 640
    await route.fulfill({ response: answer, json: body })
  })
  await visit(page, "/me/shop/tote")
  await page.getByRole("button", { name: "Get it", exact: true }).click()
  await page.getByRole("dialog").waitFor()
}

async function toLastLook(page: Page): Promise<void> {
  const fields = { Name: "Ada Lovelace", "Street and number": "Torstraße 1", "Post code": "10119", Town: "Berlin" }
  // How a post code is called follows the country.
  await page.getByLabel("Country").selectOption({ label: "Germany" })
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByRole("dialog", { name: "Check your order" }).waitFor()
}
