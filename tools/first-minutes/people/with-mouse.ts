import { expect } from "@playwright/test"
import { currentTile, settled, titleInView } from "../../../e2e/journey.ts"
import type { FirstVisit } from "../people.ts"
import { goOn, ofToday, open, toTile } from "./hands.ts"

export const withMouse: FirstVisit = {
  name: "with-mouse",
  who: "at a desk, with a wheel",
  size: { width: 1440, height: 900 },
  session: async (visit) => {
    const { page, step, keepsPlace, comesBackFor } = visit
    await open(visit)
    await page.mouse.move(1300, 500)
    const story = page.locator(".tile-screen")
    const beside = async () => expect(story).toContainText(await titleInView(page))
    await step("finds the story beside the stage", beside, { isQuiet: true })
    await page.mouse.move(700, 400)
    const turn = async () => {
      await settled(page, ".feed")
      await page.mouse.wheel(0, 100)
    }
    for (let notch = 0; notch < 2; notch++) await goOn(visit, "turns the wheel", turn)
    await toTile(visit, turn)
    await step("presses the heart", () => currentTile(page).getByRole("button", { name: /^Like/ }).click(), {
      until: () => expect(currentTile(page).getByRole("button", { name: /^Unlike/ })).toBeVisible(),
    })
    await step("picks a category", () => page.getByRole("link", { name: "Ocean" }).first().click(), {
      until: () => expect(page).toHaveURL("/?t=ocean"),
    })
    await step("goes back to the feed", () => page.getByRole("link", { name: "For you" }).click(), {
      until: () => expect(page).toHaveURL("/"),
    })
    await keepsPlace("reloads", () => page.reload(), {
      isLoad: true,
      until: () => expect(currentTile(page)).toBeVisible(),
    })
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
