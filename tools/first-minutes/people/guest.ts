import { expect } from "@playwright/test"
import { currentTile, titleLink } from "../../../e2e/journey.ts"
import type { FirstVisit } from "../people.ts"
import { goBack, goOn, ofToday, open, openStory, readToEnd, swipeUp, toTile } from "./hands.ts"

export const guest: FirstVisit = {
  name: "guest",
  who: "on a phone, swiping",
  size: { width: 390, height: 844 },
  session: async (visit) => {
    const { page, step, keepsPlace, comesBackFor } = visit
    await open(visit)
    await goOn(visit, "swipes", swipeUp)
    await step(
      "taps twice, to like it",
      async () => {
        await page.touchscreen.tap(180, 300)
        await page.touchscreen.tap(182, 302)
      },
      { until: () => expect(currentTile(page).getByRole("button", { name: /^Unlike/ })).toBeVisible() },
    )
    for (let swipe = 0; swipe < 3; swipe++) await goOn(visit, "swipes", swipeUp)
    const choice = currentTile(page).getByRole("checkbox").first()
    if (await choice.isVisible()) {
      await step("picks what comes next", () => choice.tap(), { until: () => expect(choice).toBeChecked() })
      await goOn(visit, "goes on with it", () =>
        currentTile(page)
          .getByRole("button", { name: /^Show me/ })
          .tap(),
      )
    }
    await toTile(visit, swipeUp)
    await openStory(visit, () => titleLink(page).tap())
    await readToEnd(visit)
    await goBack(visit, "goes back", () => page.goBack())
    await keepsPlace("reloads", () => page.reload(), {
      isLoad: true,
      until: () => expect(currentTile(page)).toBeVisible(),
    })
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
