import type { Tutorial } from "@confetti/domain/tutorials/tutorials"
import type { Page, PageScreenshotOptions } from "playwright"
import type { Scene } from "./scene.ts"

export type Shot = {
  name: string
  pose: (page: Page, scene: Scene) => Promise<void>
  isOffline?: boolean
  /** Taken from the studio's server, on which people have left something to look after. */
  isStudio?: boolean
  /** All of them where nothing else is said. */
  tutorialsSeen?: readonly Tutorial[]
  /** Whether a guest was asked before what should come next; true where nothing else is said. */
  wasAsked?: boolean
  options?: PageScreenshotOptions
}

const aspects = ["19.5x9", "4x3", "1x2", "2x1", "developing"]
const forms = ["prose", "figure", "quote", "steps", "set"]

/** Every screen in each of its states, in the order a person meets them. */
export const shots: Shot[] = [
  { name: "01-home-first", pose: (page) => visit(page, "/") },
  ...aspects.map((aspect, at) => ({
    name: `02-cover-${at + 1}-${aspect}`,
    pose: (page: Page, scene: Scene) => standOn(page, scene, scene.byAspect.get(aspect)?.id),
  })),
  {
    name: "03-cover-long-title",
    pose: (page, scene) => standOn(page, scene, longest(scene).id),
  },
  {
    name: "04-cover-liked",
    pose: async (page) => {
      await visit(page, "/")
      await page.keyboard.press("l")
      await page.getByText("Liked. It is on your shelf").waitFor()
    },
  },
  {
    name: "05-developing-expanded",
    pose: async (page, scene) => {
      await standOn(page, scene, scene.growing.id)
      await page
        .locator("[data-current]")
        .getByRole("button", { name: /^Show timeline/ })
        .click()
    },
  },
  ...forms.map((form, at) => ({
    name: `06-subtile-${at + 1}-${form}`,
    pose: (page: Page, scene: Scene) => showSubtile(page, scene, form),
  })),
  { name: "07-rail-category", pose: (page, scene) => visit(page, `/?t=${scene.category}`) },
  {
    name: "08-caught-up",
    pose: async (page, scene) => {
      await visit(page, `/?t=${scene.category}`)
      await page.locator(".feed").evaluate((feed) => feed.scrollTo({ top: feed.scrollHeight, behavior: "instant" }))
      await page.getByText("all caught up").waitFor()
    },
  },
  {
    name: "09-new-chip",
    pose: async (page, scene) => {
      await page.addInitScript(
        (ids) => {
          const saved = { category: null, ids, developingIds: [] }
          localStorage.setItem("cf_feed_home", JSON.stringify(saved))
        },
        scene.tiles.slice(3).map(({ id }) => id),
      )
      await visit(page, "/")
      await page.locator(".new-chip").waitFor()
    },
  },
  { name: "10-why", pose: (page) => press(page, "w", "Why this tile") },
  { name: "11-keys", pose: (page) => press(page, "?", "Keyboard shortcuts") },
  {
    name: "12-menu",
    pose: async (page) => {
      await visit(page, "/")
      await page.keyboard.press("m")
      await page.getByRole("dialog").waitFor()
    },
  },
  ...aspects.map((aspect, at) => ({
    name: `20-detail-top-${at + 1}-${aspect}`,
    pose: (page: Page, scene: Scene) => visit(page, `/tiles/${scene.byAspect.get(aspect)?.slug}`),
  })),
  { name: "21-detail-middle", pose: (page, scene) => visitAt(page, scene, ".detail-subtile:nth-of-type(2)") },
  { name: "22-detail-sources", pose: (page, scene) => visitAt(page, scene, ".sources") },
  {
    name: "23-detail-from-feed",
    pose: async (page) => {
      await visit(page, "/")
      await page.keyboard.press("Enter")
      await page.locator("article.detail").waitFor()
      await page.waitForFunction(() => document.documentElement.dataset["move"] === undefined)
    },
  },
  { name: "30-search", pose: (page) => visit(page, "/search") },
  { name: "31-search-results", pose: (page) => visit(page, "/search?q=moon") },
  { name: "32-search-topic", pose: (page, scene) => visit(page, `/search?t=${scene.category}`) },
  { name: "33-search-topic-and-text", pose: (page) => visit(page, "/search?t=space&q=moon") },
  { name: "34-search-nothing", pose: (page) => visit(page, "/search?q=zzqqxx") },
  { name: "35-search-unknown-topic", pose: (page) => visit(page, "/search?t=nonsense") },
  { name: "40-me-empty", pose: (page) => visit(page, "/me") },
  {
    name: "41-me-likes",
    pose: async (page, scene) => {
      await page.addInitScript(
        ({ liked, followed }) => {
          localStorage.setItem("cf_likes", JSON.stringify(liked))
          localStorage.setItem("cf_follows", JSON.stringify(followed))
        },
        { liked: scene.tiles.slice(0, 9).map(({ id }) => id), followed: [scene.growing.id] },
      )
      await visit(page, "/me")
    },
  },
  { name: "50-games", pose: (page) => visit(page, "/games") },
  { name: "60-settings", pose: (page) => visit(page, "/settings") },
  {
    name: "61-settings-foot",
    pose: async (page) => {
      await visit(page, "/settings")
      await page.locator(".page").evaluate((screen) => {
        for (let each: Element | null = screen; each; each = each.parentElement) each.scrollTop = each.scrollHeight
      })
    },
  },
  { name: "62-page-about", pose: (page) => visit(page, "/about") },
  { name: "70-largest-text-home", pose: (page, scene) => withLook(page, scene, "150", "/") },
  {
    name: "71-largest-text-detail",
    pose: (page, scene) => withLook(page, scene, "150", `/tiles/${scene.tiles[0]?.slug}`),
  },
  { name: "72-buttons", pose: (page, scene) => withLook(page, scene, "100b", "/") },
  { name: "80-missing", pose: (page) => visit(page, "/tiles/no-such-tile") },
  {
    name: "81-failure",
    pose: async (page) => {
      await page.route(/\/documents\/tiles/, async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { documents?: { subtiles?: unknown }[] }
        for (const tile of body.documents ?? []) tile.subtiles = 0
        await route.fulfill({ response: answer, json: body })
      })
      await page.goto("/")
      await page.getByText("there was an error").waitFor()
    },
  },
  {
    name: "90-offline-home",
    isOffline: true,
    pose: async (page) => {
      await visitAndLeave(page)
      await page.reload()
      await page.locator("[data-current] h2").waitFor()
    },
  },
  {
    name: "91-offline-search",
    isOffline: true,
    pose: async (page) => {
      await visitAndLeave(page)
      await page.goto("/search?q=moon")
      await page.locator("h1").first().waitFor()
    },
  },
  {
    name: "92-offline-tile",
    isOffline: true,
    pose: async (page, scene) => {
      await visitAndLeave(page)
      await page.goto(`/tiles/${scene.tiles.at(-1)?.slug}`)
      await page.locator("h1").first().waitFor()
    },
  },
  {
    name: "93-offline-me",
    isOffline: true,
    pose: async (page) => {
      await visitAndLeave(page)
      await page.goto("/me")
      await page.locator("h1").first().waitFor()
    },
  },
]

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

async function press(page: Page, key: string, sheet: string): Promise<void> {
  await visit(page, "/")
  await page.keyboard.press(key)
  await page.getByRole("dialog", { name: sheet }).waitFor()
}

async function standOn(page: Page, scene: Scene, id: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: "cf_place", value: `home:${id}`, url: scene.url }])
  await visit(page, "/")
}

async function withLook(page: Page, scene: Scene, look: string, path: string): Promise<void> {
  await page.context().addCookies([{ name: "cf_look", value: look, url: scene.url }])
  await visit(page, path)
}

async function showSubtile(page: Page, scene: Scene, form: string): Promise<void> {
  const found = scene.byForm.get(form)
  if (!found) throw new Error(`No subtile has the form ${form}; there are ${[...scene.byForm.keys()].join(", ")}.`)
  await standOn(page, scene, found.tile.id)
  await page
    .locator(".feed-item[data-current] .strip")
    .evaluate((strip, at) => strip.scrollTo({ left: at * strip.clientWidth, behavior: "instant" }), found.at + 1)
  await page.locator(".cover[data-reading]").waitFor()
}

async function visitAt(page: Page, scene: Scene, selector: string): Promise<void> {
  await visit(page, `/tiles/${scene.tiles[0]?.slug}`)
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "start" }))
}

/** A visit with the service worker at work, and then no network. */
async function visitAndLeave(page: Page): Promise<void> {
  await visit(page, "/")
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForLoadState("networkidle")
  await page.context().setOffline(true)
}

function longest({ tiles }: Scene) {
  return tiles.reduce((a, b) => (b.title.length > a.title.length ? b : a))
}
