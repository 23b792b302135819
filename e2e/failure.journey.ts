import { alive, currentTile, expect, test } from "./journey.ts"

test("an unknown address is a 404 page that leads to the feed", { tag: "@core" }, async ({ page, complaints }) => {
  const answer = await page.goto("/tiles/no-such-tile")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "Nothing lives here" })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
  await alive(page)
  await expect(page).toHaveTitle(/^Not found/)
  await page.getByRole("link", { name: "Go to the feed" }).click()
  await expect(page.getByRole("feed")).toBeVisible()
  expect(complaints.splice(0).every((each) => each.includes("404"))).toBe(true)
})

test("a rendering failure shows the 500 screen, whose link leads to the feed", { tag: "@core" }, async ({
  page,
  complaints,
}) => {
  let isBroken = true
  await page.route(/\/documents\/tiles/, async (route) => {
    if (!isBroken) return route.continue()
    const answer = await route.fetch()
    const body = (await answer.json()) as { documents?: { subtiles?: unknown }[] }
    for (const tile of body.documents ?? []) tile.subtiles = 0
    return route.fulfill({ response: answer, json: body })
  })
  await page.goto("/")
  await expect(page.getByText("there was an error, please try again later.")).toBeVisible()
  isBroken = false
  await page.getByRole("link", { name: "return to feed" }).click()
  await expect(currentTile(page)).toBeVisible()
  expect(complaints.splice(0).join(" ")).toContain("map is not a function")
})
