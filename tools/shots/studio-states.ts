import { randomUUID } from "node:crypto"
import { expect } from "@playwright/test"
import type { BrowserContext, Page } from "playwright"
import { clickAtRest } from "../../e2e/journey.ts"
import { ownerIn } from "../../e2e/studio-people.ts"
import type { Shot } from "./states.ts"

/** The owner of these shots' server: a new person each time, without a passkey on another device. */
export const studioOwner = `owner-${randomUUID().slice(0, 8)}@confetti.test`

const list = "/studio/tiles"

/** The studio's screens, each as an owner finds it, and what a press opens over them. */
export const studioShots: Shot[] = onStudioServer([
  { name: "studio/01-tiles", pose: (page) => asOwner(page, "/studio/tiles") },
  { name: "studio/02-new-tile", pose: (page) => pressed(page, list, "New tile", "Working title") },
  { name: "studio/03-editor", pose: (page) => withTile(page) },
  { name: "studio/04-editor-not-yet", pose: (page) => withSheet(page, "Publish") },
  { name: "studio/05-editor-menu", pose: (page) => withSheet(page, "More") },
  { name: "studio/06-picture", pose: (page) => withPicture(page) },
  { name: "studio/07-block-choice", pose: (page) => withBlock(page, "Self-test") },
  { name: "studio/07-block-scroll", pose: (page) => withBlock(page, "Long scroll") },
  { name: "studio/07-block-map", pose: (page) => withBlock(page, "Map") },
  { name: "studio/10-review", pose: (page) => asOwner(page, "/studio/review") },
  { name: "studio/10-review-reject", pose: (page) => opened(page, "/studio/review", "Reject") },
  { name: "studio/11-messages", pose: (page) => asOwner(page, "/studio/messages") },
  { name: "studio/12-errors", pose: (page) => asOwner(page, "/studio/messages/errors") },
  { name: "studio/12-errors-cause", pose: (page) => opened(page, "/studio/messages/errors", /Tile # is gone/) },
  { name: "studio/13-readers", pose: (page) => asOwner(page, "/studio/readers") },
  { name: "studio/13-readers-found", pose: (page) => found(page) },
  {
    name: "studio/13-reader",
    pose: async (page) => {
      await found(page)
      await page.getByRole("list", { name: "Readers" }).getByRole("link", { name: /Rita/ }).click()
      await page.getByRole("heading", { name: "Rita" }).waitFor()
    },
  },
  { name: "studio/14-orders", pose: (page) => asOwner(page, "/studio/orders") },
  { name: "studio/14-order", pose: (page) => opened(page, "/studio/orders", /Tote bag/) },
  { name: "studio/15-shop", pose: (page) => asOwner(page, "/studio/shop") },
  { name: "studio/15-shop-item", pose: (page) => asOwner(page, "/studio/shop/tote") },
  { name: "studio/15-shop-new", pose: (page) => asOwner(page, "/studio/shop/new") },
  { name: "studio/20-categories", pose: (page) => asOwner(page, "/studio/categories") },
  { name: "studio/21-games", pose: (page) => asOwner(page, "/studio/games") },
  { name: "studio/21-games-day", pose: (page) => opened(page, "/studio/games", /^WURD/) },
  { name: "studio/22-cards", pose: (page) => asOwner(page, "/studio/cards") },
  { name: "studio/22-cards-featured", pose: (page) => opened(page, "/studio/cards", "Featured items") },
  { name: "studio/23-pages", pose: (page) => asOwner(page, "/studio/pages") },
  { name: "studio/24-brand", pose: (page) => asOwner(page, "/studio/brand") },
  { name: "studio/30-insights", pose: (page) => figures(page, "/studio/insights?days=today") },
  { name: "studio/30-insights-tiles", pose: (page) => figures(page, "/studio/insights/tiles?days=today") },
  {
    name: "studio/30-insights-tile",
    pose: async (page) => {
      await figures(page, "/studio/insights/tiles?days=today")
      await page.getByRole("table").getByRole("rowheader").getByRole("button").first().click()
      await page.getByRole("img", { name: "Where people stop" }).waitFor()
    },
  },
  { name: "studio/30-insights-categories", pose: (page) => figures(page, "/studio/insights/categories?days=today") },
  { name: "studio/30-insights-people", pose: (page) => asOwner(page, "/studio/insights/people?days=28d") },
  { name: "studio/31-people", pose: (page) => asOwner(page, "/studio/people") },
  { name: "studio/31-people-invite", pose: (page) => opened(page, "/studio/people", "Invite") },
  { name: "studio/32-log", pose: (page) => asOwner(page, "/studio/log") },
])

function onStudioServer(shots: Shot[]): Shot[] {
  return shots.map((shot) => ({ ...shot, isStudio: true }))
}

let cookies: Awaited<ReturnType<BrowserContext["cookies"]>> = []

/** A single sign-in is enough for all shots. */
async function asOwner(page: Page, path: string): Promise<void> {
  if (cookies.length === 0) {
    await ownerIn(page, path, studioOwner)
    cookies = await page.context().cookies()
  } else await page.context().addCookies(cookies)
  await page.goto(path)
  await page.getByRole("navigation", { name: "Studio" }).waitFor()
  await page.waitForLoadState("networkidle")
}

async function pressed(page: Page, path: string, button: string, field: string): Promise<void> {
  await asOwner(page, path)
  await page.getByRole("button", { name: button }).click()
  await page.getByLabel(field).waitFor()
}

async function withTile(page: Page): Promise<void> {
  await pressed(page, list, "New tile", "Working title")
  await page.getByLabel("Working title").fill("Bread rises while nobody looks")
  await page.getByRole("button", { name: "Create", exact: true }).click()
  await page.getByRole("textbox", { name: "Title", exact: true }).first().waitFor()
  await page.waitForLoadState("networkidle")
}

async function withSheet(page: Page, button: string): Promise<void> {
  await withTile(page)
  await page.getByRole("button", { name: button, exact: true }).click()
  await page.getByRole("dialog").waitFor()
}

async function withPicture(page: Page): Promise<void> {
  await withTile(page)
  await page.getByRole("group", { name: "Picture" }).scrollIntoViewIfNeeded()
}

async function withBlock(page: Page, kind: string): Promise<void> {
  await withTile(page)
  const opening = page.getByRole("region", { name: "Opening" })
  await clickAtRest(opening.getByRole("textbox", { name: "Text", exact: true }))
  await opening.getByRole("button", { name: kind, exact: true }).click()
  await page.getByRole("dialog").getByRole("textbox").first().waitFor()
}

/** Presses the first of these buttons. */
async function opened(page: Page, path: string, button: string | RegExp): Promise<void> {
  await asOwner(page, path)
  await page.getByRole("main").getByRole("button", { name: button }).first().click()
  await page.waitForLoadState("networkidle")
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

async function found(page: Page): Promise<void> {
  await asOwner(page, "/studio/readers")
  await page.getByRole("searchbox", { name: "Find a reader" }).fill("rita")
  await page.keyboard.press("Enter")
  await page.getByRole("list", { name: "Readers" }).waitFor()
}

/** Sums are made once a minute. */
async function figures(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await asOwner(page, path)
    await expect(page.getByText("Nothing to show for these days")).toBeHidden({ timeout: 2000 })
    await expect(page.getByRole("img").or(page.getByRole("table")).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 120_000, intervals: [5000] })
}
