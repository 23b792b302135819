import type { Page } from "playwright"
import { call } from "../../e2e/call.ts"
import { signUp } from "../../e2e/people.ts"
import type { Scene } from "./scene.ts"
import type { Shot } from "./states.ts"

/** "Did you know this?" at a tile's end, and the history it makes. */
export const noveltyShots: Shot[] = [
  { name: "70-novelty-cover", pose: stripsEnd },
  {
    name: "70-novelty-cover-answered",
    pose: async (page) => {
      await stripsEnd(page)
      await page.locator("[data-current] .novelty").getByRole("button", { name: "New to me" }).click()
      await page.locator("[data-current] .novelty-answer").waitFor()
    },
  },
  { name: "70-novelty-story", pose: storysEnd },
  {
    name: "70-novelty-story-answered",
    pose: async (page, scene) => {
      await storysEnd(page, scene)
      await page.locator(".tile-screen .novelty").getByRole("button", { name: "I knew this" }).click()
      await page.locator(".tile-screen .novelty-answer").waitFor()
    },
  },
  { name: "71-history-empty", pose: (page) => visit(page, "/me/history") },
  { name: "71-history", pose: (page, scene) => withHistory(page, scene, "/me/history") },
  { name: "71-history-me", pose: (page, scene) => withHistory(page, scene, "/me") },
  {
    name: "71-history-search",
    pose: async (page, scene) => {
      await withHistory(page, scene, "/me/history")
      await page.getByRole("searchbox").fill("the")
      await page.getByText(/^\d+ things for/).waitFor()
    },
  },
  {
    name: "71-history-nothing-found",
    pose: async (page, scene) => {
      await withHistory(page, scene, "/me/history")
      await page.getByRole("searchbox").fill("zzqqxx")
      await page.getByText("Nothing for “zzqqxx”.").waitFor()
    },
  },
  {
    name: "71-history-offline",
    pose: async (page) => {
      await signUp(page.request)
      await page.route("**/novelty?**", (route) => route.abort("internetdisconnected"))
      await visit(page, "/me/history")
      await page.getByRole("alert").waitFor()
    },
  },
]

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

async function stripsEnd(page: Page): Promise<void> {
  await visit(page, "/")
  await page.locator("[data-current] .strip").evaluate((strip) => {
    strip.scrollTo({ left: strip.scrollWidth, behavior: "instant" })
  })
  await page.locator("[data-current] .novelty-question").waitFor()
}

async function storysEnd(page: Page, { tiles }: Scene): Promise<void> {
  await visit(page, `/tiles/${tiles[2]?.slug}`)
  await page.locator(".tile-screen .novelty-slot").evaluate((slot) => slot.scrollIntoView({ block: "center" }))
  await page.locator(".tile-screen .novelty").waitFor()
}

/** Some hundred answers of the last half a year. */
async function withHistory(page: Page, { tiles }: Scene, path: string): Promise<void> {
  await signUp(page.request)
  const ratings = tiles
    .filter(({ developing }) => !developing)
    .map(({ id }, at) => ({
      tileId: id,
      rating: at % 3 === 1 ? "known" : "new",
      ratedDate: new Date(Date.now() - at * at * 1_500_000).toISOString(),
    }))
  await call(page.request, "tiles-merge_novelty", { ratings })
  await visit(page, path)
  await page.getByText(/things since/).waitFor()
}
