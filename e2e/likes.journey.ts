import type { TileState } from "@confetti/contract/tile-taps"
import type { Page, Request } from "@playwright/test"
import {
  clickAtRest,
  currentTile,
  expect,
  openTile,
  stepOn,
  tab,
  test,
  titleInView,
  titleLink,
  visit,
} from "./journey.ts"
import { getIn, joinAt, newAddress, signUp, whoIsIn } from "./people.ts"

const heart = (page: Page) => currentTile(page).getByRole("button", { name: /^(Like|Unlike)\b/ })
const isLiked = (page: Page) => expect(currentTile(page).getByRole("button", { name: /^Unlike\b/ })).toBeVisible()
const isNotLiked = (page: Page) => expect(currentTile(page).getByRole("button", { name: /^Like\b/ })).toBeVisible()

/** What the server has of whoever is signed in in this browser, the first one first. */
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

/** Somebody new, who stands on a tile of their feed. Gives its id. */
async function joinedAtTile(page: Page): Promise<string> {
  await signUp(page.request)
  await visit(page, "/")
  await hasAgreed(page)
  await stepOn(page)
  return idInView(page)
}

/** This device and the server have agreed on whose the likes are, and nothing waits. */
async function hasAgreed(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const owner = JSON.parse(localStorage.getItem("cf_likes_of") ?? "null") as { merge: unknown } | null
      if (owner === null || owner.merge !== null) return "not agreed"
      return Object.keys(localStorage)
        .filter((key) => key.startsWith("cf_outbox_like"))
        .join()
    })
  await expect.poll(waiting).toBe("")
}

/** The likes and unlikes that leave these pages, by the callable's last word. */
function watchLikes(...pages: Page[]): Request[] {
  const seen: Request[] = []
  for (const page of pages)
    page.on("request", (request) => void (request.url().includes("/functions/likes-") && seen.push(request)))
  return seen
}

/** Without those that went twice under one idempotency key, and count once. */
const countedOf = (requests: readonly Request[]) => {
  const keys = requests.map((request) => request.headers()["idempotency-key"])
  return requests.filter((_, at) => keys[at] === undefined || keys.indexOf(keys[at]) === at)
}

const wordsOf = (requests: readonly Request[]) =>
  requests.map((request) => /likes-(\w+?)_/.exec(request.url())?.[1]).join(" ")

function forgetDisconnects(complaints: string[]): void {
  const others = complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))
  complaints.splice(0, complaints.length, ...others)
}

test("a like made without a connection arrives when there is one, once", { tag: "@core" }, async ({
  page,
  context,
  complaints,
}) => {
  const id = await joinedAtTile(page)
  const told = watchLikes(page)
  await context.setOffline(true)
  await heart(page).click()
  await isLiked(page)
  expect(await likesThere(page)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => likesThere(page)).toEqual([id])
  await hasAgreed(page)
  await isLiked(page)
  expect(wordsOf(told)).toBe("like")
  forgetDisconnects(complaints)
})

test("what was liked before joining is there afterwards, once, on another device too, and not for the next person", {
  tag: "@core",
}, async ({ page, browser }) => {
  const address = newAddress()
  await visit(page, "/")
  const told = watchLikes(page)
  const liked: string[] = []
  for (let count = 0; count < 2; count++) {
    await stepOn(page)
    await heart(page).click()
    await isLiked(page)
    liked.push(await idInView(page))
  }
  const title = await titleInView(page)
  expect(wordsOf(told)).toBe("")
  await tab(page, "Me").click()
  await joinAt(page, address)
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual(liked)
  expect(wordsOf(told)).toBe("merge")
  await expect(page.getByRole("link", { name: title })).toHaveCount(1)

  const context = await browser.newContext({ baseURL: process.env["JOURNEYS_URL"] ?? "" })
  const other = await context.newPage()
  await visit(other, "/me")
  await other.getByRole("button", { name: "Log in", exact: true }).click()
  await getIn(other, address, 2)
  await expect(other.getByRole("link", { name: title })).toHaveCount(1)
  await context.close()

  await page.reload()
  await hasAgreed(page)
  await expect(page.getByRole("link", { name: title })).toHaveCount(1)
  expect(wordsOf(told)).toBe("merge")

  await tab(page, "Settings").click()
  await clickAtRest(page.getByRole("button", { name: "Sign out here" }))
  await expect(page.getByText("You are signed out")).toBeVisible()
  await tab(page, "Me").click()
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: title })).toHaveCount(0)
  await joinAt(page, newAddress())
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual([])
  expect(wordsOf(told)).toBe("merge")
})

test("two tabs show the same likes, and each counts once", async ({ page, context }) => {
  const id = await joinedAtTile(page)
  const other = await context.newPage()
  await visit(other, "/")
  await hasAgreed(other)
  expect(await titleInView(other)).toBe(await titleInView(page))
  const told = watchLikes(page, other)
  await page.bringToFront()
  await heart(page).click()
  await isLiked(other)
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual([id])
  await other.bringToFront()
  await heart(other).click()
  await isNotLiked(page)
  await hasAgreed(other)
  expect(await likesThere(page)).toEqual([])
  // A tab may see a moment late that another has told what waited, and tells it again.
  expect(wordsOf(countedOf(told))).toBe("like unlike")
})

test("what is opened and read is told to the server", async ({ page }) => {
  await page.clock.install()
  const id = await joinedAtTile(page)
  const person = await whoIsIn(page.request)
  const state = async () => {
    const answer = await page.request.get(`/documents/users/${person?.id}/tileStates?ids=${id}`)
    return ((await answer.json()) as { documents: TileState[] }).documents[0]
  }
  await openTile(page)
  await expect.poll(async () => (await state())?.subtileCountSnapshot).toEqual(expect.any(Number))
  // Three seconds in view, and some until reads go together.
  await expect(async () => {
    await page.clock.fastForward(2000)
    expect((await state())?.isRead).toBe(true)
  }).toPass({ intervals: [100, 250] })
})
