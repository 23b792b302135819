import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import type { FakePhone } from "./fake-phone.ts"
import { expect, tab } from "./journey.ts"
import { appId, googleClients, start, test } from "./native-shell.ts"
import { joinSheet, newAddress } from "./people.ts"

const way = (page: Page, name: "Apple" | "Google") =>
  joinSheet(page).getByRole("button", { name: `Continue with ${name}` })

async function openJoin(page: Page, phone: FakePhone): Promise<void> {
  await start(page, phone)
  await tab(page, "Me").click()
  await page.getByRole("button", { name: "Join", exact: true }).click()
}

/** They are in: the phone keeps their bearer, and the shelf is theirs. */
async function isIn(page: Page, phone: FakePhone, address: string): Promise<void> {
  await expect(joinSheet(page)).toBeHidden()
  await expect.poll(() => phone.kept.size).toBe(1)
  await tab(page, "Settings").click()
  await expect(page.getByRole("region", { name: "Signed in as" }).getByText(address)).toBeVisible()
}

test("somebody joins on Android by Google's sheet, after turning away from it once", async ({ page, phone, shell }) => {
  const address = newAddress()
  shell.provider.person = { sub: randomUUID(), email: address, email_verified: true }
  phone.answers["GoogleSignIn.signIn"] = () => ({ error: { message: "Cancelled.", code: "SIGN_IN_CANCELED" } })
  await openJoin(page, phone)
  await way(page, "Google").click()
  await expect.poll(() => phone.optionsOf("GoogleSignIn", "signIn").length).toBe(1)
  await expect(way(page, "Google")).toBeEnabled()
  await expect(joinSheet(page).getByRole("alert")).toHaveCount(0)
  // Apple's way on Android would lead through a page.
  await expect(way(page, "Apple")).toHaveCount(0)

  phone.answers["GoogleSignIn.signIn"] = ({ nonce }) => ({
    data: { idToken: shell.provider.issue({ azp: googleClients.android, nonce }) },
  })
  await way(page, "Google").click()
  await isIn(page, phone, address)
  expect(phone.optionsOf("GoogleSignIn", "initialize")).toContainEqual({ clientId: googleClients.web })
  const [first, second] = phone.optionsOf("GoogleSignIn", "signIn").map(({ nonce }) => nonce)
  expect(first).not.toBe(second)
})

test("a token that was made for another app opens nothing, and says so", async ({ page, phone, shell, complaints }) => {
  shell.provider.person = { sub: randomUUID(), email: newAddress(), email_verified: true }
  phone.answers["GoogleSignIn.signIn"] = ({ nonce }) => ({
    data: { idToken: shell.provider.issue({ azp: "other.apps.example", nonce }) },
  })
  await openJoin(page, phone)
  await way(page, "Google").click()
  await expect(joinSheet(page).getByText("That sign-in was not finished.")).toBeVisible()
  expect(phone.kept.size).toBe(0)
  // The browser says so too of an answer that refuses.
  expect(complaints.splice(0).filter((each) => !each.includes("400"))).toEqual([])
})

test.describe("on a phone of Apple's", () => {
  test.use({ system: "ios" })

  test("somebody joins by Apple's sheet, and still is in after the app was killed", async ({ page, phone, shell }) => {
    const address = newAddress()
    shell.provider.person = { sub: randomUUID(), email: address, email_verified: "true" }
    phone.answers["AppleSignIn.signIn"] = ({ nonce }) => ({
      data: { idToken: shell.provider.issue({ aud: appId, nonce }) },
    })
    await openJoin(page, phone)
    await way(page, "Apple").click()
    await isIn(page, phone, address)
    expect(phone.optionsOf("AppleSignIn", "signIn")).toMatchObject([{ scopes: ["EMAIL"] }])
    await start(page, phone)
    await tab(page, "Settings").click()
    await expect(page.getByRole("region", { name: "Signed in as" }).getByText(address)).toBeVisible()
  })

  test("somebody joins by Google's sheet, whose library draws the nonce", async ({ page, phone, shell }) => {
    const address = newAddress()
    shell.provider.person = { sub: randomUUID(), email: address, email_verified: true }
    phone.answers["GoogleSignIn.signIn"] = () => ({
      data: { idToken: shell.provider.issue({ azp: googleClients.ios, nonce: randomUUID() }) },
    })
    await openJoin(page, phone)
    await way(page, "Google").click()
    await isIn(page, phone, address)
  })
})
