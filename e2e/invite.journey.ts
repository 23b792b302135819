import { tutorials } from "@confetti/domain/tutorials/tutorials"
import type { Page } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { allTiles, expect, tab, test, visit } from "./journey.ts"
import { getIn, joinSheet, newAddress, signUp, whoIsIn } from "./people.ts"
import { hasShownPoints, rememberPointsToasts } from "./points-toasts.ts"
import { rememberTutorials } from "./remember-tutorials.ts"

const friends = (page: Page) => page.getByRole("region", { name: "Your friends" })

async function openInvitation(page: Page): Promise<void> {
  await visit(page, "/me")
  // By the key: what loads late above it moves it from under a finger.
  await page.getByRole("button", { name: /^Invite a friend/ }).press("Enter")
  await expect(friends(page)).toBeVisible()
}

/** Waits for the job that follows up invitations. */
async function invitationIs(page: Page, state: "pending" | "paid"): Promise<void> {
  const status = async () => JSON.stringify(await call(page.request, "referrals-get_status"))
  await expect.poll(status).toContain(`"state":"${state}"`)
}

test("a friend joins by an invitation link, and the inviter is paid once they have settled in", {
  tag: "@core",
}, async ({ page, context, browser }) => {
  test.setTimeout(90_000)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await rememberPointsToasts(page)
  await signUp(page.request, newAddress("ada"))
  await call(page.request, "users-update_profile", { name: "Ada Lovelace" })
  const ada = await whoIsIn(page.request)
  await openInvitation(page)
  await expect(friends(page)).toContainText("No friends yet. You get 100 points")
  await page.getByRole("button", { name: "Copy the link" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const elsewhere = await browser.newContext()
  await rememberTutorials(elsewhere, tutorials)
  const friend = await elsewhere.newPage()
  await visit(friend, link)
  await expect(friend, "the code is taken out of the address").toHaveURL(/\/$/)
  await expect(friend.getByText("Ada thought you’d like this")).toBeVisible()
  await noBarriers(friend)
  await tab(friend, "Me").click()
  await friend.getByRole("button", { name: "Join", exact: true }).click()
  await expect(joinSheet(friend).getByText("Ada invited you")).toBeVisible()
  await getIn(friend, newAddress("ben"))
  await expect(friend.getByRole("status").getByText("Welcome. Ada invited you")).toBeVisible()
  expect((await whoIsIn(friend.request))?.referredBy).toBe(ada?.inviteCode)
  await openInvitation(friend)
  await expect(friends(friend)).toContainText(
    "Ada invited you. Read 10 tiles and complete your account to get +100 for Ada.",
  )

  await invitationIs(page, "pending")
  await openInvitation(page)
  await expect(friends(page).getByRole("listitem")).toContainText("10 tiles to read, and their account to complete")
  await noBarriers(page)
  const tiles = (await allTiles(page)).filter(({ developing }) => !developing).slice(0, 10)
  const seenDate = new Date().toISOString()
  const reads = tiles.map(({ id }) => ({ tileId: id, share: 1, isRead: true, seenDate }))
  await call(friend.request, "tiles-record_reads", { reads })
  await call(friend.request, "users-update_profile", { name: "Ben Nevis" })
  await elsewhere.close()

  await invitationIs(page, "paid")
  await openInvitation(page)
  await hasShownPoints(page, /\+100 points · for inviting Ben/)
  await expect(friends(page).getByRole("listitem")).toContainText(/Ben.*Paid: \+100/)
})
