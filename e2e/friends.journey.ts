import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { allTiles, expect, test, visit } from "./journey.ts"
import { newAddress, signIn, signUp, whoIsIn } from "./people.ts"

const friends = (page: Page) => page.getByRole("region", { name: "Your friends" })

/** The sheet with one's own invitation, as it is now. */
async function openInvitation(page: Page): Promise<void> {
  await visit(page, "/me")
  // By the key: what comes late above it moves it from under a finger.
  await page.getByRole("button", { name: /^Bring someone along/ }).press("Enter")
  await expect(friends(page)).toBeVisible()
}

test("both sides see what is missing until a friend has settled in", async ({ page, browser }) => {
  test.setTimeout(90_000)
  const tiles = (await allTiles(page)).filter(({ developing }) => !developing)
  await signUp(page.request, newAddress("ada"))
  await call(page.request, "users-update_profile", { name: "Ada Lovelace" })
  const me = await whoIsIn(page.request)
  await openInvitation(page)
  await expect(friends(page)).toContainText("Nobody yet. A friend brings 100 points")

  const context = await browser.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "" })
  const other = await context.newPage()
  await signIn(other.request, newAddress("ben"), { referredBy: me?.inviteCode ?? null })
  await openInvitation(other)
  await expect(friends(other)).toContainText("Ada brought you. 10 tiles and your account to go, then: +100 for Ada.")
  await noBarriers(other)

  // Known by a job, a moment later.
  await expect
    .poll(async () => JSON.stringify(await call(page.request, "referrals-get_status")))
    .toContain('"state":"pending"')
  await openInvitation(page)
  await expect(friends(page).getByRole("listitem")).toContainText("10 tiles and their account to go")
  await noBarriers(page)
  const seenDate = new Date().toISOString()
  await call(other.request, "tiles-record_reads", {
    reads: tiles.slice(0, 10).map(({ id }) => ({ tileId: id, share: 1, isRead: true, seenDate })),
  })
  await openInvitation(page)
  await expect(friends(page).getByRole("listitem")).toContainText("Their account to go")
  await call(other.request, "users-update_profile", { name: "Ben Nevis" })
  // Paid by a job, a moment later.
  await expect
    .poll(async () => JSON.stringify(await call(page.request, "referrals-get_status")))
    .toContain('"state":"paid"')
  await openInvitation(page)
  await expect(friends(page).getByRole("listitem")).toContainText(/Ben.*Paid: \+100/)
  await openInvitation(other)
  await expect(friends(other)).toContainText("Ada brought you. It is done: +100 for Ada.")
  await context.close()
})
