import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, expect, tab, test, titleInView, visit } from "./journey.ts"
import { getIn, inviter, joinAt, joinSheet, newAddress, whoIsIn } from "./people.ts"

const key = "cf_referred_by_code"

function storedCode(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

for (const parameter of ["invite", "referredBy"]) {
  test(`a link with ?${parameter}= is kept, cleaned, and names who sent it until somebody joins`, async ({
    page,
    browser,
  }) => {
    const ada = await inviter(browser, "Ada Lovelace")
    await visit(page, `/?t=space&${parameter}=${ada.inviteCode}`)
    await expect(page).toHaveURL(/\/\?t=space$/)
    expect(await storedCode(page)).toBe(ada.inviteCode)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
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
}

test("a code that is nobody's is dropped without a word, and joining goes on", async ({ page }) => {
  await visit(page, "/me?invite=3ACD469")
  await expect(page).toHaveURL(/\/me$/)
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(joinSheet(page).getByText("Your likes and your place")).toBeVisible()
  await getIn(page, newAddress())
  await expect(page.getByRole("status").getByText("Welcome. You are in")).toBeVisible()
  expect(await storedCode(page)).toBeNull()
})

test("what can't be a code is cleaned away and never kept", async ({ page }) => {
  await visit(page, "/?invite=%3Cscript%3E")
  await expect(page).toHaveURL(/\/$/)
  expect(await storedCode(page)).toBeNull()
  expect(await titleInView(page)).not.toBe("")
})

test("one's own invitation is shown, copied, and shared", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(navigator, "share", { value: async (data: ShareData) => void shared.push(data) })
  })
  await visit(page, "/me")
  await joinAt(page, newAddress())
  const me = await whoIsIn(page.request)
  await page.getByRole("button", { name: /^Bring someone along/ }).click()
  const sheet = page.getByRole("dialog", { name: "Invite a friend" })
  await expect(sheet.getByText(me?.inviteCode ?? "-", { exact: true })).toBeVisible()
  await expect(sheet.getByRole("img", { name: "QR code of your invite link" })).toBeVisible()
  await noBarriers(page)
  const link = new URL(`/?invite=${me?.inviteCode}`, page.url()).href
  await sheet.getByRole("button", { name: "Copy the link" }).click()
  await expect(sheet.getByRole("status")).toHaveText("Copied")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await sheet.getByRole("button", { name: "Share the link" }).click()
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)
  await expect.poll(shared).toMatchObject([{ url: link }])
})
