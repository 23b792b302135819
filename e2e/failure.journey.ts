import { currentTile, expect, test } from "./journey.ts"

test("a rendering failure shows the 500 screen, and its way back leads to the feed", { tag: "@core" }, async ({
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
