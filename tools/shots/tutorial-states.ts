import type { Tutorial } from "@confetti/domain/tutorials/tutorials"
import type { Page } from "playwright"
import type { Scene } from "./scene.ts"
import type { Shot } from "./states.ts"

/** Each tutorial over what it is about. */
export const tutorialShots: Shot[] = [
  { name: "60-tutorial-next-tile", tutorialsSeen: [], pose: (page) => showHint(page, "home-feed-swipe") },
  {
    name: "61-tutorial-subtiles",
    tutorialsSeen: ["home-feed-swipe"],
    pose: (page) => showHint(page, "shaded-tile-swipe"),
  },
  {
    name: "62-tutorial-timeline",
    tutorialsSeen: ["home-feed-swipe"],
    pose: async (page, scene) => {
      await standOnGrowing(page, scene)
      await showHint(page, "developing-tile")
    },
  },
  {
    name: "63-tutorial-whole-tile",
    tutorialsSeen: ["home-feed-swipe", "shaded-tile-swipe"],
    pose: async (page) => {
      await page.goto("/")
      const strip = page.locator("[data-current] .strip")
      await strip.locator(".pane-subtile").first().waitFor({ state: "attached" })
      await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }))
      await hintOf(page, "subtile").waitFor()
    },
  },
]

async function showHint(page: Page, tutorial: Tutorial): Promise<void> {
  await page.goto("/")
  await hintOf(page, tutorial).waitFor()
}

function hintOf(page: Page, tutorial: Tutorial) {
  return page.locator(`.tutorial[data-tutorial="${tutorial}"]`)
}

async function standOnGrowing(page: Page, { url, growing }: Scene): Promise<void> {
  await page.context().addCookies([{ name: "cf_place", value: `home:${growing.id}`, url }])
}
