import type { Page } from "@playwright/test"
import { alive, back, clickAtRest, detail, expect, openTile, tab, test, visit } from "./journey.ts"

/** Opens the first of the tiles that the open one recommends, and gives its slug. */
async function openNext(page: Page): Promise<string> {
  const next = detail(page).getByRole("region", { name: /^More/ }).getByRole("link").first()
  const slug = /\/tiles\/([^/?]+)/.exec((await next.getAttribute("href")) ?? "")?.[1] ?? ""
  await next.scrollIntoViewIfNeeded()
  // Thoughts above the link load when the reader comes near, and move it.
  await expect(detail(page).getByRole("textbox", { name: "Your thought" })).toBeVisible()
  await expect(detail(page).getByRole("status", { name: /^Loading/ })).toHaveCount(0)
  await clickAtRest(next)
  await expect(page).toHaveURL(new RegExp(`/tiles/${slug}(\\?|$)`))
  return slug
}

test("Back and the browser's back and forward go through the opened tiles one by one", {
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

test("a tile opened from a search goes back to that search, also after the tiles before it are closed", async ({
  page,
}) => {
  await visit(page, "/search")
  await page.getByRole("searchbox").fill("moon")
  await expect(page).toHaveURL(/q=moon/)
  await page.locator('.results a[href^="/search/tiles/"]').first().click()
  await expect(page).toHaveURL(/\/search\/tiles\/[^?]+\?q=moon$/)
  await expect(tab(page, "Search")).toHaveAttribute("aria-current", "page")
  const latest = await openNext(page)
  const reset = page.getByRole("button", { name: "Keep only this tile open" })
  await reset.click()
  await expect(reset).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/tiles/${latest}\\?`))
  await expect(detail(page)).toBeVisible()
  await back(page).click()
  await expect(page).toHaveURL(/\/search\?q=moon$/)
  await expect(page.getByRole("searchbox")).toHaveValue("moon")
  // The closed tiles are no longer in the browser's history.
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`/tiles/${latest}\\?`))
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?q=moon$/)
})
