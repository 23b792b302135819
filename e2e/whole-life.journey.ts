import { readFile } from "node:fs/promises"
import { clickAtRest, currentTile, expect, tab, test, visit } from "./journey.ts"
import { codeFor, getIn, inviter, joinSheet, keepsPasskeys, newAddress, offersPasskeys, whoIsIn } from "./people.ts"

test("a reader joins by invitation, signs in with a passkey, exports their data and deletes the account", {
  tag: "@core",
}, async ({ page }) => {
  test.slow()
  const address = newAddress("guest")
  const ada = await inviter("Ada Lovelace")
  await keepsPasskeys(page)
  // The passkey is asked for by its button alone.
  await offersPasskeys(page, false)

  await visit(page, `/?invite=${ada.inviteCode}`)
  await expect(page).toHaveURL(/\/$/)
  await currentTile(page)
    .getByRole("button", { name: /^Like\b/ })
    .click()
  await tab(page, "Me").click()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(joinSheet(page).getByText("Ada invited you")).toBeVisible()
  await getIn(page, address)
  await expect(page.getByRole("status").getByText("Welcome. Ada invited you")).toBeVisible()
  const me = await whoIsIn(page.request)
  expect(me?.referredBy).toBe(ada.inviteCode)

  await tab(page, "Settings").click()
  await clickAtRest(page.getByRole("button", { name: "Add a passkey" }))
  await expect(page.getByRole("list", { name: "Your passkeys" }).getByRole("listitem")).toHaveCount(1)

  await clickAtRest(page.getByRole("button", { name: "Sign out here" }))
  await expect(page.getByText("You are signed out")).toBeVisible()
  expect(await whoIsIn(page.request)).toBeNull()
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await joinSheet(page).getByRole("button", { name: "Use a passkey" }).click()
  await expect(joinSheet(page)).toBeHidden()
  expect((await whoIsIn(page.request))?.id).toBe(me?.id)

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ])
  const file = await readFile(await download.path(), "utf8")
  expect(file).toContain(address)
  expect(file).toContain(me?.id)

  await page.getByRole("button", { name: "Delete…" }).click()
  const sheet = page.getByRole("dialog", { name: "Delete your account?" })
  await sheet.getByRole("button", { name: "Email me the code" }).click()
  await sheet.getByLabel(/^The six-digit code/).fill(await codeFor(page.request, address, 2))
  await sheet.getByRole("button", { name: "Delete my account" }).click()
  await expect(page.getByText("Your account is deleted")).toBeVisible()
  expect(await whoIsIn(page.request)).toBeNull()
  expect((await page.request.get(`/documents/users/${me?.id}`)).status()).toBe(401)
  const saved = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)
  expect(saved).not.toContain(address)
  expect(saved).not.toContain(me?.id)
})
