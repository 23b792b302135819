import type { APIRequestContext } from "@playwright/test"
import { noBarriers } from "./barriers.ts"
import { expect, test as base } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { readBy } from "./read-by.ts"
import { ownerIn } from "./studio-people.ts"

const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
  server: async ({}, use) => {
    const server = await startOwnServer()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

// Sums are made once a minute.
test.describe.configure({ timeout: 300_000 })

async function someTiles(request: APIRequestContext): Promise<{ id: string; title: string }[]> {
  const answer = await request.post("/functions/users-get_home_feed", { data: { data: null } })
  const { result } = (await answer.json()) as { result: string[] }
  const documents = await request.get(`/documents/tiles?ids=${result.slice(0, 2).join()}&developing=false`)
  return ((await documents.json()) as { documents: { id: string; title: string }[] }).documents
}

test("people read, and an editor sees what, but of no four of them @both", async ({ page }) => {
  const [read, hardlyRead] = await someTiles(page.request)
  if (!read || !hardlyRead) throw new Error("The pack has too few tiles.")
  await readBy(page.request, 10, 100, read.id)
  await readBy(page.request, 4, 200, hardlyRead.id)
  await ownerIn(page, "/studio/insights?days=today")
  await expect(page.getByRole("heading", { name: "Insights" })).toBeVisible()
  await noBarriers(page)
  const top = page.getByRole("region", { name: "Read most" })
  await expect(async () => {
    await page.reload()
    const whole = top.getByRole("button", { name: read.title }).filter({ hasText: "10 opened" })
    await expect(whole).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 200_000, intervals: [5000] })
  await expect(top.getByRole("button")).toHaveCount(1)
  await noBarriers(page)

  await page.getByRole("navigation", { name: "Insights" }).getByRole("link", { name: "Tiles" }).click()
  const table = page.getByRole("table")
  await expect(table.getByRole("row")).toHaveCount(2)
  await expect(table).not.toContainText(hardlyRead.title)
  await expect(page).toHaveURL(/tiles\?days=today$/)
  await noBarriers(page)
  await table.getByRole("button", { name: read.title }).click()
  await expect(page.getByRole("heading", { name: read.title })).toBeVisible()
  await expect(page.getByRole("img", { name: "Where people leave the strip" })).toBeVisible()
  await page.getByRole("button", { name: "Table of Where people leave the strip" }).click()
  await expect(page.getByRole("row", { name: "Part 1 5 0" })).toBeVisible()
  await noBarriers(page)

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "CSV of Where people leave the strip" }).click()
  expect((await download).suggestedFilename()).toMatch(/^strip-.*\.csv$/)

  for (const name of ["Categories", "People", "Games", "Points"]) {
    await page.getByRole("navigation", { name: "Insights" }).getByRole("link", { name }).click()
    await expect(page.getByRole("status", { name: "Fetching the figures" })).toBeHidden()
    await noBarriers(page)
  }
})

test("other days are chosen by keys, stand in the address, and a mistake is said @desk", async ({ page }) => {
  await ownerIn(page, "/studio/insights")
  await page.getByRole("button", { name: "7 days" }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/days=7d/)
  await page.getByRole("button", { name: "Other days" }).focus()
  await page.keyboard.press("Enter")
  await page.getByLabel("From").fill("2026-02-01")
  await page.getByLabel("To", { exact: true }).fill("2026-01-01")
  await page.keyboard.press("Enter")
  await expect(page.getByText("This ends before it begins")).toBeVisible()
  await expect(page.getByLabel("From")).toHaveValue("2026-02-01")
  await page.getByLabel("To", { exact: true }).fill("2026-02-28")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/days=2026-02-01\.\.2026-02-28/)
  await page.reload()
  await expect(page.getByText(/1 Feb 2026 to 28 Feb 2026|Feb 1, 2026 to Feb 28, 2026/)).toBeVisible()
  await noBarriers(page)
})
