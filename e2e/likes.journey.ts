import type { TileState } from "@confetti/contract/tile-taps"
import type { Locator, Page, Request } from "@playwright/test"
import { expectRefusals } from "./barriers.ts"
import { currentTile, expect, openTile, swipeOn, tab, test, titleInView, titleLink, visit } from "./journey.ts"
import { getIn, joinAt, newAddress, whoIsIn } from "./people.ts"

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
  await visit(page, "/me")
  await joinAt(page, newAddress())
  await hasAgreed(page)
  await tab(page, "Home").click()
  await swipeOn(page)
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

const wordsOf = (requests: readonly Request[]) =>
  requests.map((request) => /likes-(\w+?)_/.exec(request.url())?.[1]).join(" ")

function forgetDisconnects(complaints: string[]): void {
  const others = complaints.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))
  complaints.splice(0, complaints.length, ...others)
}

test("a like made without a connection arrives when there is one, once", async ({ page, context, complaints }) => {
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

test("a like made just before the app was closed arrives when it is opened again", async ({
  page,
  context,
  complaints,
}) => {
  const id = await joinedAtTile(page)
  await context.setOffline(true)
  await heart(page).click()
  await isLiked(page)
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  const told = watchLikes(again)
  await visit(again, "/")
  await expect.poll(() => likesThere(again)).toEqual([id])
  await hasAgreed(again)
  await isLiked(again)
  expect(wordsOf(told)).toBe("like")
  forgetDisconnects(complaints)
})

/** Faster than a finger could, and than the machine might come to it. */
const pressFast = (button: Locator, times: number) =>
  button.evaluate((element: HTMLElement, count) => {
    for (let time = 0; time < count; time++) element.click()
  }, times)

test("fast toggling ends as it was meant last", async ({ page }) => {
  const id = await joinedAtTile(page)
  const told = watchLikes(page)
  await pressFast(heart(page), 5)
  await isLiked(page)
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual([id])
  await pressFast(heart(page), 5)
  await isNotLiked(page)
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual([])
  expect(wordsOf(told), "each time in one word").toBe("like unlike")
})

test("what was liked before joining is there afterwards, once, on another device too, and not for the next person", async ({
  page,
  browser,
}) => {
  const address = newAddress()
  await visit(page, "/")
  const told = watchLikes(page)
  const liked: string[] = []
  for (let count = 0; count < 2; count++) {
    await swipeOn(page)
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
  await page.getByRole("button", { name: "Sign out here" }).click()
  await expect(page.getByText("You are signed out")).toBeVisible()
  await tab(page, "Me").click()
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: title })).toHaveCount(0)
  await joinAt(page, newAddress())
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual([])
  expect(wordsOf(told)).toBe("merge")
})

test("a merge whose answer never came is asked for again, and is one", async ({ page, context, complaints }) => {
  await visit(page, "/")
  await swipeOn(page)
  await heart(page).click()
  const id = await idInView(page)
  const keys: (string | undefined)[] = []
  const bodies: (string | null)[] = []
  const arrived = Promise.withResolvers<void>()
  await context.route("**/functions/likes-merge_likes", async (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    bodies.push(route.request().postData())
    if (keys.length > 1) return route.continue()
    // The server does it; the answer is lost, and the app is closed.
    await route.fetch()
    await route.abort()
    arrived.resolve()
  })
  await tab(page, "Me").click()
  await joinAt(page, newAddress())
  await arrived.promise
  await page.close()
  const again = await context.newPage()
  await visit(again, "/me")
  await hasAgreed(again)
  expect(await likesThere(again)).toEqual([id])
  expect(keys).toEqual([expect.stringMatching(/^\w+$/), keys[0]])
  expect(bodies[1]).toBe(bodies[0])
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes("ERR_FAILED")))
})

test("a like that is refused is put back, with a word", async ({ page, complaints }) => {
  await joinedAtTile(page)
  await page.route("**/functions/likes-like_tile", (route) =>
    route.fulfill({
      status: 404,
      json: {
        error: {
          status: "NOT_FOUND",
          message: "This tile is not here any more.",
          details: { code: "tile/not-found" },
        },
      },
    }),
  )
  await heart(page).click()
  await expect(
    page.getByRole("status").getByText("Your like was taken back. This tile is not here any more."),
  ).toBeVisible()
  await isNotLiked(page)
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual([])
  expectRefusals(complaints)
})

test("two tabs show the same likes, and tell each once", async ({ page, context }) => {
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
  expect(wordsOf(told)).toBe("like unlike")
})

test("a session that is over leaves no likes on the device", async ({ page, context, complaints }) => {
  await joinedAtTile(page)
  await heart(page).click()
  await hasAgreed(page)
  await context.clearCookies({ name: /session/ })
  await heart(page).click()
  await expect(page.getByRole("status").getByText("Your session has ended")).toBeVisible()
  await isNotLiked(page)
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => /^cf_(likes|outbox)/.test(key)))
  expect(kept.filter(([, value]) => value !== "[]")).toEqual([])
  expectRefusals(complaints)
})

test("clearing the likes in the settings clears them everywhere, and can be undone", async ({ page }) => {
  const id = await joinedAtTile(page)
  await heart(page).click()
  await hasAgreed(page)
  await tab(page, "Settings").click()
  await page.getByRole("button", { name: "Clear" }).click()
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual([])
  await page.getByRole("button", { name: "Undo" }).click()
  await hasAgreed(page)
  expect(await likesThere(page)).toEqual([id])
})

test("how many like a tile stands below its heart, one's own at once, from one read for a page of tiles", async ({
  page,
}) => {
  const reads: string[] = []
  await page.route("**/documents/tileCounts?*", async (route) => {
    const ids = new URL(route.request().url()).searchParams.get("ids") ?? ""
    reads.push(ids)
    await route.fulfill({ json: { documents: ids.split(",").map((id, at) => ({ id, likes: at === 0 ? 0 : 12_344 })) } })
  })
  await visit(page, "/")
  await expect(heart(page)).toHaveAccessibleName("Like")
  await heart(page).click()
  await expect(heart(page)).toHaveAccessibleName("Unlike, 1 like")
  for (let count = 0; count < 3; count++) await swipeOn(page)
  await expect(heart(page)).toHaveAccessibleName("Like, 12,344 likes")
  await heart(page).click()
  await expect(heart(page)).toHaveAccessibleName("Unlike, 12,345 likes")
  await expect(heart(page)).toHaveText("12k")
  expect(new Set(reads).size, "pages asked about").toBe(1)
})

test("what is opened and read is told to the server", async ({ page }) => {
  const id = await joinedAtTile(page)
  const person = await whoIsIn(page.request)
  const state = async () => {
    const answer = await page.request.get(`/documents/users/${person?.id}/tileStates?ids=${id}`)
    return ((await answer.json()) as { documents: TileState[] }).documents[0]
  }
  await openTile(page)
  await expect.poll(async () => (await state())?.subtileCountSnapshot).toEqual(expect.any(Number))
  // Three seconds in view, and some until reads go together.
  await expect.poll(async () => (await state())?.isRead, { timeout: 20_000 }).toBe(true)
})
