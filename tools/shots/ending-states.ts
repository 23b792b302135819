import type { Page } from "playwright"
import { giveVoice } from "../../e2e/fake-voice.ts"
import type { Scene } from "./scene.ts"
import type { Shot } from "./states.ts"

/** A story's end and what it leads to, and a story that is read aloud. */
export const endingShots: Shot[] = [
  { name: "65-ending-peek", pose: (page, scene) => toEnd(page, scene, 0.62) },
  { name: "65-ending-foot", pose: (page, scene) => toEnd(page, scene, 0) },
  {
    name: "66-listen",
    pose: async (page, scene) => {
      await giveVoice(page)
      await open(page, scene)
      await page.getByRole("button", { name: "Listen" }).click()
      await page.locator("[data-spoken]").waitFor()
    },
  },
]

async function open(page: Page, scene: Scene): Promise<void> {
  const tile = scene.tiles[1]
  await page.goto(`/tiles/${tile?.slug}`)
  await page.locator("article.detail").waitFor()
}

/** To a story's foot, or so much of the window above it that the next cover peeks. */
async function toEnd(page: Page, scene: Scene, above: number): Promise<void> {
  await open(page, scene)
  const screen = page.locator(".tile-screen")
  const toFoot = () =>
    screen.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: "instant" }))
  await toFoot()
  await page.getByRole("link", { name: /^Next: / }).waitFor()
  await page.waitForLoadState("networkidle")
  await toFoot()
  await screen.evaluate((element, share) => element.scrollBy({ top: -element.clientHeight * share }), above)
}
