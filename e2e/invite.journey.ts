import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, expect, tab, test, visit } from "./journey.ts"
import { getIn, inviter, joinSheet, newAddress, signUp, whoIsIn } from "./people.ts"

const key = "cf_referred_by_code"

function storedCode(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

test("an invitation's link is kept, cleaned, and names who sent it until somebody joins", { tag: "@core" }, async ({
  page,
}) => {
  const ada = await inviter("Ada Lovelace")
  await visit(page, `/?t=space&invite=${ada.inviteCode}`)
  await expect(page).toHaveURL(/\/\?t=space$/)
  expect(await storedCode(page)).toBe(ada.inviteCode)
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  const greeting = page.getByText("Ada thought you’d like this")
  await expect(greeting).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Put away" }).click()
  await expect(greeting).toBeHidden()
  await page.reload()
  await alive(page)
  await tab(page, "Me").click()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(joinSheet(page).getByText("Ada invited you")).toBeVisible()
  await noBarriers(page)
  await getIn(page, newAddress())
  await expect(page.getByRole("status").getByText("You are in. Ada invited you")).toBeVisible()
  expect(await storedCode(page)).toBeNull()
  expect((await whoIsIn(page.request))?.referredBy).toBe(ada.inviteCode)
})

test("one's own invitation is shown, copied, and shared", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(navigator, "share", { value: async (data: ShareData) => void shared.push(data) })
  })
  await signUp(page.request)
  await visit(page, "/me")
  const me = await whoIsIn(page.request)
  await page.getByRole("button", { name: /^Bring someone along/ }).press("Enter")
  const sheet = page.getByRole("dialog", { name: "Invite a friend" })
  await expect(sheet.getByText(me?.inviteCode ?? "-", { exact: true })).toBeVisible()
  await expect(sheet.getByRole("img", { name: "QR code of your invite link" })).toBeVisible()
  const link = new URL(`/?invite=${me?.inviteCode}`, page.url()).href
  await sheet.getByRole("button", { name: "Copy the link" }).click()
  await expect(sheet.getByRole("status").filter({ hasText: "Copied" })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await sheet.getByRole("button", { name: "Share the link" }).click()
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)
  await expect.poll(shared).toMatchObject([{ url: link }])
})
