import { noBarriers } from "./barriers.ts"
import { allTiles, editedTest as test, expect } from "./journey.ts"
import { readBy } from "./read-by.ts"
import { ownerIn } from "./studio-people.ts"

// Sums are made once a minute.
test.describe.configure({ timeout: 240_000 })

test("an editor sees which tiles were read most, and by whom not where they are fewer than five @desk", async ({
  page,
  owner,
}) => {
  const [read, hardlyRead] = (await allTiles(page)).filter(({ developing }) => !developing).slice(-2)
  if (!read || !hardlyRead) throw new Error("The pack has too few tiles.")
  await readBy(page.request, 10, 100, read.id)
  await readBy(page.request, 4, 200, hardlyRead.id)
  await ownerIn(page, "/studio/insights?days=today", owner)
  const top = page.getByRole("region", { name: "Most read" })
  await expect(async () => {
    await page.reload()
    const whole = top.getByRole("button", { name: read.title }).filter({ hasText: "10 opened" })
    await expect(whole).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 150_000, intervals: [5000] })
  await expect(top.getByRole("button", { name: hardlyRead.title })).toBeHidden()
  await noBarriers(page)

  await page.getByRole("navigation", { name: "Insights" }).getByRole("link", { name: "Tiles" }).click()
  await page.getByRole("table").getByRole("button", { name: read.title }).click()
  await expect(page.getByRole("img", { name: "Where people stop" })).toBeVisible()
  await page.getByRole("button", { name: "Table of Where people stop" }).click()
  await expect(page.getByRole("row", { name: "Part 1 5 0" })).toBeVisible()
  await noBarriers(page)
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "CSV of Where people stop" }).click()
  expect((await download).suggestedFilename()).toMatch(/^strip-.*\.csv$/)

  for (const name of ["Categories", "People", "Games", "Points"]) {
    await page.getByRole("navigation", { name: "Insights" }).getByRole("link", { name }).click()
    await expect(page.getByRole("status", { name: "Loading" })).toBeHidden()
    await noBarriers(page)
  }
})
