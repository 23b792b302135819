import type { Locator, Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { clickAtRest, currentTile, expect, tab, test, visit } from "./journey.ts"
import { codeFor, getIn, joinAt, newAddress, signUp, whoIsIn, wrongCode } from "./people.ts"

/** From what goes to the field for the code, and the code itself: the second mail after the one that let them in. */
async function askToLeave(page: Page, place: Locator, address: string): Promise<string> {
  await expect(place.getByText("What stays: nothing that names you.")).toBeVisible()
  await place.getByRole("button", { name: "Mail me the code" }).click()
  await expect(codeField(place)).toBeFocused()
  return codeFor(page.request, address, 2)
}

function codeField(place: Locator): Locator {
  return place.getByLabel(/^The six digits/)
}

async function isGone(page: Page, address: string): Promise<void> {
  await expect(page.getByText("Your account is gone")).toBeVisible()
  await expect(currentTile(page)).toBeVisible()
  expect(await whoIsIn(page.request)).toBeNull()
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain(address)
  expect(kept).not.toContain("cf_user")
}

test("an account is deleted in the app by the code from the mailbox", async ({ page, browser, complaints }) => {
  const address = newAddress("leaver")
  await visit(page, "/")
  await currentTile(page)
    .getByRole("button", { name: /^Like\b/ })
    .click()
  await tab(page, "Settings").click()
  await joinAt(page, address)
  const before = await whoIsIn(page.request)
  await clickAtRest(page.getByRole("button", { name: "Delete…" }))
  const sheet = page.getByRole("dialog", { name: "Delete your account?" })
  const code = await askToLeave(page, sheet, address)
  await codeField(sheet).fill(wrongCode(code))
  await sheet.getByRole("button", { name: "Delete my account" }).click()
  await expect(sheet.getByRole("alert").filter({ hasText: "This code is not right" })).toBeVisible()
  await expect(codeField(sheet)).toBeFocused()
  await noBarriers(page)
  expectRefusals(complaints)
  expect(await whoIsIn(page.request), "a wrong code deletes nothing").not.toBeNull()

  await codeField(sheet).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await sheet.getByRole("button", { name: "Delete my account" }).click()
  await isGone(page, address)
  await tab(page, "Me").click()
  await expect(page.getByRole("heading", { name: "Room for what you like" })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "" })
  const another = await elsewhere.newPage()
  await visit(another, "/me")
  await another.getByRole("button", { name: "Join", exact: true }).click()
  await getIn(another, address, 3)
  const after = await whoIsIn(another.request)
  expect(after?.id, "whoever comes back is somebody new").not.toBe(before?.id)
  await elsewhere.close()
})

test("an account is deleted on the page that a link leads to", async ({ page }) => {
  const address = await signUp(page.request, newAddress("leaver"))
  await visit(page, "/account-deletion")
  const main = page.getByRole("main")
  const code = await askToLeave(page, main, address)
  await codeField(main).fill(code)
  await main.getByRole("button", { name: "Delete my account" }).click()
  await isGone(page, address)
})

test("the page asks a stranger in first", async ({ page }) => {
  await visit(page, "/account-deletion")
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click()
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible()
})
