import { expectRefusals, noBarriers } from "./barriers.ts"
import { clickAtRest, currentTile, expect, tab, test, visit } from "./journey.ts"
import { codeFor, joinAt, newAddress, signIn, whoIsIn, wrongCode } from "./people.ts"

test("an account is deleted with the code from the mailbox", { tag: "@core" }, async ({ page, complaints }) => {
  const address = newAddress("leaver")
  await visit(page, "/settings")
  await joinAt(page, address)
  const before = await whoIsIn(page.request)
  await clickAtRest(page.getByRole("button", { name: "Delete…" }))
  const sheet = page.getByRole("dialog", { name: "Delete your account?" })
  await sheet.getByRole("button", { name: "Email me the code" }).click()
  const field = sheet.getByLabel(/^The six-digit code/)
  await expect(field).toBeFocused()
  // Their second mail with a code: the first one signed them in.
  const code = await codeFor(page.request, address, 2)
  await field.fill(wrongCode(code))
  await sheet.getByRole("button", { name: "Delete my account" }).click()
  await expect(sheet.getByRole("alert").filter({ hasText: "This code is wrong" })).toBeVisible()
  await expect(field).toBeFocused()
  await noBarriers(page)
  expectRefusals(complaints)
  expect(await whoIsIn(page.request), "a wrong code deletes nothing").not.toBeNull()

  await field.fill(code)
  await sheet.getByRole("button", { name: "Delete my account" }).click()
  await expect(page.getByText("Your account is deleted")).toBeVisible()
  await expect(currentTile(page)).toBeVisible()
  expect(await whoIsIn(page.request)).toBeNull()
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain(address)
  expect(stored).not.toContain("cf_user")
  await tab(page, "Me").click()
  await expect(page.getByRole("heading", { name: "Tiles you like appear here" })).toBeVisible()

  await signIn(page.request, address, { mailCount: 3 })
  expect((await whoIsIn(page.request))?.id, "who comes back has a new account").not.toBe(before?.id)
})
