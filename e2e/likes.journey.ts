import type { Page, Request } from "@playwright/test"
import { clickAtRest, currentTile, expect, stepOn, tab, test, titleInView, titleLink, visit } from "./journey.ts"
import { getIn, joinAt, newAddress, signUp, whoIsIn } from "./people.ts"

const heart = (page: Page) => currentTile(page).getByRole("button", { name: /^(Like|Unlike)\b/ })
const isLiked = (page: Page) => expect(currentTile(page).getByRole("button", { name: /^Unlike\b/ })).toBeVisible()

/** The likes that the server has of the person in this browser, the oldest first. */
async function likesThere({ request }: Page): Promise<string[]> {
  const person = await whoIsIn(request)
  const answer = await request.get(`/documents/users/${person?.id}/likes`)
  const { documents } = (await answer.json()) as { documents: { tileIds: string[] }[] }
  return documents[0]?.tileIds ?? []
}

async function idInView(page: Page): Promise<string> {
  const slug = (await titleLink(page).getAttribute("href"))?.split("/").at(-1)
  const answer = await page.request.get(`/documents/tiles?slug=${slug}`)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

/** The likes of this device are the account's, and none is left to send. */
async function hasSynced(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const owner = JSON.parse(localStorage.getItem("cf_likes_of") ?? "null") as { merge: unknown } | null
      if (owner === null || owner.merge !== null) return "not merged"
      return Object.keys(localStorage)
        .filter((key) => key.startsWith("cf_outbox_like"))
        .join()
    })
  await expect.poll(waiting).toBe("")
}

/** The likes and unlikes that leave this page, by the callable's last word. */
function watchLikes(page: Page): Request[] {
  const seen: Request[] = []
  page.on("request", (request) => void (request.url().includes("/functions/likes-") && seen.push(request)))
  return seen
}

const wordsOf = (requests: readonly Request[]) =>
  requests.map((request) => /likes-(\w+?)_/.exec(request.url())?.[1]).join(" ")

test("a like made offline is sent once, when the connection is back", { tag: "@core" }, async ({
  page,
  context,
  complaints,
}) => {
  await signUp(page.request)
  await visit(page, "/")
  await hasSynced(page)
  await stepOn(page)
  const id = await idInView(page)
  const sent = watchLikes(page)
  await context.setOffline(true)
  await heart(page).click()
  await isLiked(page)
  expect(await likesThere(page)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => likesThere(page)).toEqual([id])
  await hasSynced(page)
  await isLiked(page)
  expect(wordsOf(sent)).toBe("like")
  expect(complaints.splice(0).filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([])
})

test("likes made before joining move to the account, and leave the device at sign-out", { tag: "@core" }, async ({
  page,
  browser,
}) => {
  const address = newAddress()
  await visit(page, "/")
  const sent = watchLikes(page)
  const liked: string[] = []
  for (let count = 0; count < 2; count++) {
    await stepOn(page)
    await heart(page).click()
    await isLiked(page)
    liked.push(await idInView(page))
  }
  const title = await titleInView(page)
  expect(wordsOf(sent)).toBe("")
  await tab(page, "Me").click()
  await joinAt(page, address)
  await hasSynced(page)
  expect(await likesThere(page)).toEqual(liked)
  expect(wordsOf(sent)).toBe("merge")
  await expect(page.getByRole("link", { name: title })).toHaveCount(1)

  const context = await browser.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "" })
  const other = await context.newPage()
  await visit(other, "/me")
  await other.getByRole("button", { name: "Sign in", exact: true }).click()
  await getIn(other, address, 2)
  await expect(other.getByRole("link", { name: title })).toHaveCount(1)
  await context.close()

  await page.reload()
  await hasSynced(page)
  await expect(page.getByRole("link", { name: title })).toHaveCount(1)
  expect(wordsOf(sent)).toBe("merge")

  await tab(page, "Settings").click()
  await clickAtRest(page.getByRole("button", { name: "Sign out here" }))
  await expect(page.getByText("You are signed out")).toBeVisible()
  await tab(page, "Me").click()
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: title })).toHaveCount(0)
  await joinAt(page, newAddress())
  await hasSynced(page)
  expect(await likesThere(page)).toEqual([])
  expect(wordsOf(sent)).toBe("merge")
})
