import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { alive, clickAtRest, currentTile, expect, stepOn, tab, test, visit } from "./journey.ts"
import {
  askForCode,
  codeField,
  codeFor,
  joinAt,
  joinSheet,
  keepsPasskeys,
  newAddress,
  offersPasskeys,
  signUp,
  whoIsIn,
} from "./people.ts"
import { workerIsThere } from "./worker.ts"

/** Both look at the shelf. */
async function isIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeHidden()
  await expect(page.getByRole("button", { name: /^Invite a friend/ })).toBeVisible()
}

async function isOut(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await tab(page, "Settings").click()
  await clickAtRest(page.getByRole("button", { name: "Sign out here" }))
  await expect(page.getByText("You are signed out")).toBeVisible()
}

test("joining with a mailed code keeps the place and the likes", { tag: "@core" }, async ({ page }) => {
  const address = newAddress()
  await visit(page, "/")
  const title = await stepOn(page)
  await currentTile(page)
    .getByRole("button", { name: /^Like\b/ })
    .click()
  await tab(page, "Me").click()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(joinSheet(page)).toBeVisible()
  await askForCode(page, address)
  await noBarriers(page)
  await codeField(page).fill(await codeFor(page.request, address))
  await expect(page.getByRole("status").getByText("Welcome. You’re in")).toBeVisible()
  await expect(joinSheet(page)).toBeHidden()
  await isIn(page)
  await expect(page.getByRole("link", { name: title }), "the tile liked before joining").toBeVisible()
  await tab(page, "Home").click()
  await expect(currentTile(page)).toHaveAttribute("aria-label", title)
  expect((await whoIsIn(page.request))?.referredBy).toBeNull()
})

test("signing in and out reaches the other tab, and signing out clears the device", async ({ page, context }) => {
  await visit(page, "/me")
  const other = await context.newPage()
  await visit(other, "/me")
  await isOut(other)
  await joinAt(page, newAddress())
  await isIn(page)
  await isIn(other)
  await page.reload()
  await alive(page)
  await isIn(page)
  await signOut(page)
  await isOut(other)
  expect(await whoIsIn(page.request)).toBeNull()
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^cf_(user|feed_)/.test(key)))
  expect(stored).toEqual([])
})

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" })

  test("a start offline shows who is signed in, and no cache holds their data", { tag: "@core" }, async ({
    page,
    context,
    complaints,
  }) => {
    await signUp(page.request)
    await visit(page, "/me")
    await isIn(page)
    await workerIsThere(page)
    await page.reload()
    await alive(page)
    await isIn(page)
    await page.waitForLoadState("networkidle")
    const cached = await page.evaluate(async () => {
      const urls: string[] = []
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
      }
      return urls.filter((url) => /\/(documents\/users|auth|functions)\//.test(url))
    })
    expect(cached).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole("heading", { level: 1, name: "Your shelf" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Join", exact: true })).toBeHidden()
    await context.setOffline(false)
    await isIn(page)
    expect(complaints.splice(0).filter((each) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(each))).toEqual([])
  })
})

test("a passkey is added and renamed, signs in without a code, and is removed", async ({ page }) => {
  await keepsPasskeys(page)
  await offersPasskeys(page, false)
  await signUp(page.request)
  await visit(page, "/settings")
  const before = await whoIsIn(page.request)
  const list = page.getByRole("list", { name: "Your passkeys" })
  await clickAtRest(page.getByRole("button", { name: "Add a passkey" }))
  await expect(page.getByText("Passkey added")).toBeVisible()
  await expect(list.getByRole("listitem")).toHaveCount(1)
  await list.getByRole("button", { name: /^Rename/ }).click()
  const sheet = page.getByRole("dialog", { name: "Rename the passkey" })
  await sheet.getByRole("textbox", { name: "Name" }).fill("Kitchen laptop")
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Save" }).click()
  await expect(sheet).toBeHidden()
  await expect(list.getByText("Kitchen laptop")).toBeVisible()

  await signOut(page)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await joinSheet(page).getByRole("button", { name: "Use a passkey" }).click()
  await expect(page.getByRole("status").getByText("Welcome back")).toBeVisible()
  await expect(joinSheet(page)).toBeHidden()
  expect((await whoIsIn(page.request))?.id).toBe(before?.id)

  // Offered in the e-mail field, this virtual authenticator accepts at once.
  await signOut(page)
  await offersPasskeys(page, true)
  await visit(page, "/settings")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByRole("status").getByText("Welcome back")).toBeVisible()
  expect((await whoIsIn(page.request))?.id).toBe(before?.id)

  await list.getByRole("button", { name: "Remove Kitchen laptop" }).click()
  await page.getByRole("dialog", { name: "Remove this passkey?" }).getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText("Passkey removed")).toBeVisible()
  await expect(list).toBeHidden()
})
