import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expectRefusals, noBarriers } from "./barriers.ts"
import { call } from "./call.ts"
import { expect, test as base } from "./journey.ts"
import { type OwnServer, startOwnServer } from "./own-server.ts"
import { ownerIn } from "./studio-people.ts"
import { zone } from "./zone.ts"

const posts = `- kind: ig_social
  title: Behind the tiles
  address: https://www.instagram.com/confetti/
`

/** Each journey decides on a server of its own. */
const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern.
  server: async ({}, use) => {
    const server = await startOwnServer({
      edit: ({ dir }) => writeFileSync(join(dir, "social.yaml"), posts),
      env: { HOME_ZONE: zone, GAMES: "WURD,BAW,QUIZ_ME" },
    })
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

test.describe.configure({ timeout: 180_000 })

test("an editor decides a day without seeing others, and today’s stays once it is played @both", async ({
  page,
  server,
  complaints,
}) => {
  await ownerIn(page, "/studio/games")
  const days = page.getByRole("list", { name: "Days" })
  await expect(days.getByRole("heading")).toHaveCount(31)
  await noBarriers(page)
  await page.getByRole("button", { name: "Take over" }).click()
  await expect(page.getByText("Kept in the studio")).toBeVisible()

  const second = days
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .nth(1)
  await second.getByRole("button", { name: "WURD" }).click()
  await page.getByRole("button", { name: "Show what it is" }).click()
  const sheet = page.getByRole("dialog")
  await expect(sheet.getByRole("img")).toHaveAccessibleName(/^[A-Z]{5}$/)
  await sheet.getByLabel("Word").fill("qqqqq")
  await sheet.getByRole("button", { name: "Decide", exact: true }).click()
  await expect(sheet.getByText("“qqqqq” is not in games/words/accepted.txt.")).toBeVisible()
  await noBarriers(page)
  await sheet.getByLabel("Word").fill("tiles")
  await sheet.getByRole("button", { name: "Decide", exact: true }).click()
  await expect(sheet.getByText("“tiles” is a plural.")).toBeVisible()
  await sheet.getByLabel("Word").fill("abbot")
  await sheet.getByRole("button", { name: "Decide", exact: true }).click()
  // Within a year of another day with this word it is asked once more.
  const again = sheet.getByRole("button", { name: "Decide it all the same" })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(sheet).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(second.getByRole("button", { name: "WURD Decided" })).toBeFocused()
  await second.getByRole("button", { name: "Quiz" }).click()
  await page.getByRole("button", { name: "Show what it is" }).click()
  await expect(page.getByLabel("Questions found")).toBeVisible()
  await noBarriers(page)
  await page.keyboard.press("Escape")
  await second.getByRole("button", { name: "BAW" }).click()
  await page.getByRole("button", { name: "Show what it is" }).click()
  await expect(sheet.getByRole("img")).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Check all days" }).click()
  await expect(
    page.getByText("The lists and every day to come are in order.").or(page.getByText("to be mended")),
  ).toBeVisible()

  // The studio lists the days of UTC.
  await call(page.request, "games-start_game", { game: "WURD", zone: "UTC" })
  await page.reload()
  await page.getByRole("button", { name: "WURD Being played" }).click()
  await expect(sheet.getByText("it stays as it is for everybody")).toBeVisible()
  await expect(sheet.getByRole("button", { name: "Decide" })).toBeHidden()
  expect(server.url).toBeTruthy()
  expectRefusals(complaints)
})

test("a post gets a window and a place, and readers have it as it was previewed @both", async ({
  page,
  browser,
  server,
}) => {
  await ownerIn(page, "/studio/cards")
  await expect(page.getByText("Behind the tiles").first()).toBeVisible()
  await noBarriers(page)
  await page.getByRole("button", { name: "Take over" }).click()
  await page.getByRole("button", { name: "Add a post" }).click()
  const sheet = page.getByRole("dialog")
  await sheet.getByLabel("Address").fill("https://www.tiktok.com/@confetti/video/7301234567890123456")
  await sheet.getByLabel("Title").fill("How a candle eats itself")
  await sheet.getByLabel("Until").fill("2040-01-01T00:00")
  await sheet.getByLabel("With a poster").check()
  await sheet.getByLabel("What is seen in it").fill("A candle inside three thin orbits.")
  const card = sheet.frameLocator("iframe")
  await expect(card.getByRole("heading", { name: "How a candle eats itself" })).toBeVisible()
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Add", exact: true }).click()
  await expect(page.getByRole("button", { name: "Change How a candle eats itself" })).toBeVisible()
  await page.getByRole("button", { name: "Save and publish" }).click()
  await expect(page.getByText("Not saved yet.")).toBeHidden()
  const row = page.getByRole("list", { name: "Posts" }).getByRole("listitem").filter({ hasText: "candle" })
  await expect(row.getByText(/Running/)).toBeVisible()
  await expect(row.getByText(/Place \d+/)).toBeVisible()
  await noBarriers(page)

  const reader = await browser.newPage({ baseURL: server.url })
  const { documents } = await (await reader.request.get("/documents/feedCards")).json()
  expect(documents.map(({ title }: { title: string }) => title)).toContain("How a candle eats itself")
  await page.getByRole("switch", { name: "How a candle eats itself is on" }).click()
  await page.getByRole("button", { name: "Save and publish" }).click()
  await expect(row.getByText("Off", { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await (await reader.request.get("/documents/feedCards")).text()).includes("candle"))
    .toBe(false)
  await reader.close()

  await page.getByRole("button", { name: "Featured items" }).click()
  await page.getByRole("button", { name: "Feature an item" }).click()
  await expect(sheet.frameLocator("iframe").getByText(/points, .* to go/)).toBeVisible()
  await noBarriers(page)
  await sheet.getByRole("button", { name: "Add", exact: true }).click()
  await page.getByRole("button", { name: "Save and publish" }).click()
  await expect(page.getByText("Not saved yet.")).toBeHidden()
})
