import type { Locator, Page } from "@playwright/test"
import {
  alive,
  back,
  clickAtRest,
  detail,
  expect,
  openTile,
  tab,
  test,
  titleLink,
  visit,
  visitAndUse,
} from "./journey.ts"

test("from a search a tile opens in its section, and back keeps t and q", async ({ page }) => {
  await visit(page, "/search")
  await page.getByRole("searchbox").fill("moon")
  await expect(page).toHaveURL(/q=moon/)
  const result = page.locator('.results a[href^="/search/tiles/"]').first()
  await result.click()
  await expect(page).toHaveURL(/\/search\/tiles\/[^?]+\?.*q=moon/)
  await expect(detail(page)).toBeVisible()
  await expect(tab(page, "Search")).toHaveAttribute("aria-current", "page")
  await back(page).click()
  await expect(page).toHaveURL(/\/search\?q=moon$/)
  await expect(page.getByRole("searchbox")).toHaveValue("moon")
})

test("a tile reached by its link goes back to its section: to its search, and to the shelf", async ({ page }) => {
  await visit(page, "/")
  const slug = (await titleLink(page).getAttribute("href"))?.split("/").at(-1)
  await visit(page, `/search/tiles/${slug}?t=space&q=moon`)
  // What leads on from a story comes to whoever has begun to read it.
  await detail(page).locator(".sources").scrollIntoViewIfNeeded()
  await back(page).click()
  await expect(page).toHaveURL(/\/search\?t=space&q=moon$/)
  await visit(page, `/me/tiles/${slug}`)
  await expect(tab(page, "Me")).toHaveAttribute("aria-current", "page")
  await back(page).click()
  await expect(page).toHaveURL(/\/me$/)
})

/** Once what lies above it has come as one gets near, which moves it. */
async function clickAtFoot(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await expect(detail(page).getByRole("textbox", { name: "Your take" })).toBeVisible()
  await expect(detail(page).getByRole("status", { name: /^Fetching/ })).toHaveCount(0)
  await clickAtRest(link)
}

/** Opens the first of the tiles that the open one leads on to, and gives its slug. */
async function openNext(page: Page): Promise<string> {
  const next = detail(page).getByRole("region", { name: /^More/ }).getByRole("link").first()
  const slug = ((await next.getAttribute("href")) ?? "").split("/").at(-1) ?? ""
  await clickAtFoot(page, next)
  await expect(page).toHaveURL(new RegExp(`/tiles/${slug}$`))
  return slug
}

test("back walks a trail of tiles one by one, and the browser's back and forward walk it too", {
  tag: ["@both", "@core"],
}, async ({ page }) => {
  await visit(page, "/")
  const slugs = [await openTile(page), await openNext(page), await openNext(page)]
  expect(new Set(slugs).size).toBe(3)
  await back(page).click()
  await expect(page).toHaveURL(new RegExp(`/tiles/${slugs[1]}$`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/tiles/${slugs[0]}$`))
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`/tiles/${slugs[1]}$`))
  await page.reload()
  await alive(page)
  await back(page).click()
  await expect(page).toHaveURL(new RegExp(`/tiles/${slugs[0]}$`))
  await back(page).click()
  await expect(page).toHaveURL(/\/$/)
})

test("reset keeps only the latest tile open", async ({ page }) => {
  await visit(page, "/")
  await openTile(page)
  const latest = await openNext(page)
  const reset = page.getByRole("button", { name: "Keep only this tile open" })
  await reset.click()
  await expect(reset).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/tiles/${latest}$`))
  await expect(detail(page)).toBeVisible()
  await back(page).click()
  await expect(page).toHaveURL(/\/$/)
  // What was dropped is nowhere in the browser's history.
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`/tiles/${latest}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

// How the root of each section is found is held by `section.test.ts` and `tile-stack.test.ts`.
test("after a reset the browser's back leads to the section's root, also from a tile that was reached by its link", async ({
  page,
}) => {
  await visit(page, "/")
  const slug = (await titleLink(page).getAttribute("href"))?.split("/").at(-1)
  await page.goto("about:blank")
  await visit(page, `/search/tiles/${slug}?t=space&q=moon`)
  // What leads on from a story comes to whoever has begun to read it.
  await detail(page).locator(".sources").scrollIntoViewIfNeeded()
  for (let step = 0; step < 2; step++) {
    await clickAtFoot(page, detail(page).getByRole("region", { name: /^More/ }).getByRole("link").nth(step))
    await expect.poll(() => page.evaluate(() => history.state.visited?.length)).toBe(step + 2)
  }
  await page.reload()
  await alive(page)
  await page.getByRole("button", { name: "Keep only this tile open" }).click()
  await expect.poll(() => page.evaluate(() => history.state.visited?.length)).toBe(1)
  await expect(detail(page)).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe("/search?t=space&q=moon")
  await expect(detail(page)).toBeHidden()
})

test("back and forward are the same movement as opening, and none where the phone has moved the page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moves: (string | undefined)[] = []
    Object.assign(globalThis, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      moves.push(document.documentElement.dataset["move"])
      return start(change)
    }
  })
  const moves = () => page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves)
  await visitAndUse(page, "/")
  await openTile(page)
  await back(page).click()
  await expect(detail(page)).toBeHidden()
  await page.goForward()
  await expect(detail(page)).toBeVisible()
  await page.goBack()
  await expect(detail(page)).toBeHidden()
  expect(await moves()).toEqual(["open", "back", "open", "back"])
  await page.evaluate(() =>
    Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true }),
  )
  await page.goForward()
  await expect(detail(page)).toBeVisible()
  expect((await moves()).length).toBe(4)
})

test("the root of every section clears the trail", async ({ page }) => {
  await visit(page, "/")
  for (const [name, root] of [
    ["Home", "/"],
    ["Search", "/search"],
    ["Me", "/me"],
  ] as const) {
    await openTile(page)
    await tab(page, name).click()
    await expect(page).toHaveURL(new RegExp(`${root}$`))
    await tab(page, "Home").click()
    await expect(page).toHaveURL(/\/$/)
    await openTile(page)
    await back(page).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(detail(page)).toBeHidden()
  }
})
