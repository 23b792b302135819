import type { Page } from "@playwright/test"
import { expectRefusals, noBarriers } from "./barriers.ts"
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

/** The shelf of somebody who is in says so; the way in is gone. */
async function isIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeHidden()
  await expect(page.getByRole("button", { name: /^Bring someone along/ })).toBeVisible()
}

async function isOut(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await tab(page, "Settings").click()
  await clickAtRest(page.getByRole("button", { name: "Sign out here" }))
  await expect(page.getByText("You are signed out")).toBeVisible()
}

test("joining by the code from the mail keeps the person where they were", { tag: "@core" }, async ({ page }) => {
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
  await expect(page.getByRole("status").getByText("Welcome. You are in")).toBeVisible()
  await expect(joinSheet(page)).toBeHidden()
  await isIn(page)
  await expect(page.getByRole("link", { name: title }), "what was liked before is kept").toBeVisible()
  await tab(page, "Home").click()
  await expect(currentTile(page)).toHaveAttribute("aria-label", title)
  expect((await whoIsIn(page.request))?.referredBy).toBeNull()
})

test("a reload stays signed in, and signing out forgets the person", async ({ page }) => {
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await isIn(page)
  await page.reload()
  await alive(page)
  await isIn(page)
  expect(await page.evaluate(() => localStorage.getItem("cf_user"))).not.toBeNull()
  await signOut(page)
  expect(await whoIsIn(page.request)).toBeNull()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^cf_(user|feed_)/.test(key)))
  expect(kept).toEqual([])
  await tab(page, "Me").click()
  await isOut(page)
})

test("the sheet gives the focus back", { tag: "@both" }, async ({ page }) => {
  await visit(page, "/me")
  const join = page.getByRole("button", { name: "Join", exact: true })
  await join.click()
  await joinSheet(page).getByRole("button", { name: "Close" }).click()
  await expect(joinSheet(page)).toBeHidden()
  await expect(join).toBeFocused()
})

test("what happens in one tab, the other hears", async ({ page, context }) => {
  await visit(page, "/me")
  const other = await context.newPage()
  await visit(other, "/me")
  await isOut(other)
  await joinAt(page, newAddress())
  await isIn(other)
  await signOut(page)
  await isOut(other)
})

test.describe("with the app kept on the device", () => {
  test.use({ serviceWorkers: "allow" })

  test("a start without a network shows who was here, and nothing of theirs lies in a cache", { tag: "@core" }, async ({
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

test("a session that is over ends with a word, whenever that shows", async ({ page, context, complaints }) => {
  const hasEnded = page.getByRole("status").getByText("Your session has ended")
  await signUp(page.request)
  await visit(page, "/me")
  await isIn(page)
  await context.clearCookies({ name: /session/ })
  // The settings ask for what only this person may see.
  await tab(page, "Settings").click()
  await expect(hasEnded).toBeVisible()
  await isOut(page)
  expect(await page.evaluate(() => localStorage.getItem("cf_user"))).toBeNull()

  await tab(page, "Me").click()
  await joinAt(page, newAddress())
  await isIn(page)
  await context.clearCookies({ name: /session/ })
  await page.reload()
  await expect(hasEnded).toBeVisible()
  await isOut(page)
  expectRefusals(complaints)
})

for (const isOffered of [false, true]) {
  test(`a passkey lets its owner in without a code, ${isOffered ? "offered in the e-mail field" : "by its button"}`, async ({
    page,
  }) => {
    await keepsPasskeys(page)
    await offersPasskeys(page, isOffered)
    await signUp(page.request)
    await visit(page, "/me")
    const before = await whoIsIn(page.request)
    await tab(page, "Settings").click()
    await clickAtRest(page.getByRole("button", { name: "Add a passkey" }))
    await expect(page.getByRole("list", { name: /passkeys/i }).getByRole("listitem")).toHaveCount(1)
    await signOut(page)
    await page.getByRole("button", { name: "Log in", exact: true }).click()
    // Offered in the field, the device of this journey picks it at once.
    if (!isOffered) await joinSheet(page).getByRole("button", { name: "Use a passkey" }).click()
    await expect(page.getByRole("status").getByText("Welcome back")).toBeVisible()
    await expect(joinSheet(page)).toBeHidden()
    expect((await whoIsIn(page.request))?.id).toBe(before?.id)
  })
}
