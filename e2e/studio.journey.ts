import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { clickAtRest, editedTest as test, expect, visit } from "./journey.ts"
import { mailsTo, newAddress, signUp } from "./people.ts"
import { asksForPasskeys, comeInByPasskey, ownerIn } from "./studio-people.ts"

test.describe.configure({ timeout: 120_000 })

/** The path of the invitation that was mailed to an address. */
async function invitationFor(page: Page, address: string): Promise<string> {
  const link = async () =>
    (await mailsTo(page.request, address)).flatMap(
      ({ text }) => /http\S+(\/studio\/join\?token=\S+)/.exec(text)?.[1] ?? [],
    )[0]
  await expect.poll(link).toBeTruthy()
  return (await link()) ?? ""
}

test("an owner invites an editor, who signs in with a passkey, works and is removed @desk", async ({
  page,
  browser,
  owner,
  edited,
  complaints,
}) => {
  await ownerIn(page, "/studio/people", owner)
  const address = newAddress("editor")
  await page.getByRole("button", { name: "Invite", exact: true }).click()
  const sheet = page.getByRole("dialog", { name: "Invite an editor" })
  await sheet.getByLabel("Email").fill(address)
  await sheet.getByRole("checkbox", { name: "Writer" }).uncheck()
  await sheet.getByRole("checkbox", { name: "Owner" }).check()
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Send the invitation" }).click()
  await expect(page.getByRole("list", { name: "Invitations" }).getByText(address)).toBeVisible()

  const theirs = await browser.newPage({ baseURL: edited.url })
  await asksForPasskeys(theirs)
  await visit(theirs, await invitationFor(page, address))
  await clickAtRest(theirs.getByRole("button", { name: "Sign in" }))
  await expect(theirs.getByLabel("Email")).toHaveValue(address)
  expect(theirs.url()).not.toMatch(/token|#/)
  await signUp(theirs.request, address)
  await theirs.reload()
  await theirs.getByRole("button", { name: "Accept the invitation" }).click()
  await theirs.getByRole("button", { name: "Open the studio" }).click()
  await expect(theirs.getByRole("heading", { name: "Add a passkey" })).toBeVisible()
  await noBarriers(theirs)
  await comeInByPasskey(theirs)
  await theirs.getByRole("link", { name: "Audit log" }).click()
  const accepted = theirs.getByRole("row").filter({ hasText: address }).filter({ hasText: "accepted an invitation" })
  await expect(accepted).toBeVisible()
  await theirs.getByLabel("Who").fill("half a word")

  await page.reload()
  const editors = page.getByRole("list", { name: "Editors" })
  await editors.getByRole("button", { name: `Change ${address}` }).click()
  const change = page.getByRole("dialog", { name: address })
  await change.getByRole("button", { name: "Remove from the studio" }).click()
  await change.getByRole("button", { name: "Remove" }).click()
  await expect(editors.getByText(address)).toBeHidden()

  await theirs.getByRole("button", { name: "Search" }).click()
  await expect(theirs.getByRole("alert").getByText("What you typed is still here")).toBeVisible()
  await expect(theirs.getByLabel("Who")).toHaveValue("half a word")
  await theirs.reload()
  await expect(theirs.getByRole("heading", { name: "Ask an owner" })).toBeVisible()
  await theirs.close()
  expectRefusals(complaints)
})

const screens = [
  "/studio/tiles",
  "/studio/review",
  "/studio/messages",
  "/studio/readers",
  "/studio/orders",
  "/studio/shop",
  "/studio/shop/new",
  "/studio/categories",
  "/studio/games",
  "/studio/cards",
  "/studio/pages/about",
  "/studio/brand",
  "/studio/insights",
  "/studio/people",
  "/studio/log",
]

async function fitsAPhone(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0)
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await noBarriers(page)
}

test("every screen of the studio fits a phone and is accessible", async ({ page, owner }) => {
  await ownerIn(page, "/studio/tiles", owner)
  for (const path of screens)
    await test.step(path, async () => {
      await visit(page, path)
      await fitsAPhone(page)
    })
  await visit(page, "/studio/tiles")
  await page.getByRole("button", { name: "New tile" }).click()
  await page.getByLabel("Working title").fill("A tile on a phone")
  await page.getByRole("button", { name: "Create", exact: true }).click()
  await expect(page.getByRole("textbox", { name: "Title", exact: true }).first()).toHaveValue("A tile on a phone")
  await fitsAPhone(page)
})
