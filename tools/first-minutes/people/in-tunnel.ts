import { expect } from "@playwright/test"
import { currentTile, titleInView, titleLink } from "../../../e2e/journey.ts"
import type { FirstVisit } from "../people.ts"
import { goBack, goOn, ofToday, open, openStory, swipeUp, toTile } from "./hands.ts"

export const inTunnel: FirstVisit = {
  name: "in-tunnel",
  who: "on a phone in a train",
  size: { width: 390, height: 844 },
  session: async (visit) => {
    const { page, step, keepsPlace, comesBackFor } = visit
    await open(visit)
    await goOn(visit, "swipes", swipeUp)
    await step(
      "waits until the app is kept",
      () => page.evaluate(() => navigator.serviceWorker.ready.then(() => true)),
      {
        isQuiet: true,
      },
    )
    await page.context().setOffline(true)
    await goOn(visit, "swipes in the tunnel", swipeUp)
    await toTile(visit, swipeUp)
    await openStory(visit, () => titleLink(page).tap())
    await goBack(visit, "goes back", () => page.goBack())
    await step("likes it", () => currentTile(page).getByRole("button", { name: /^Like/ }).tap(), {
      until: () => expect(currentTile(page).getByRole("button", { name: /^Unlike/ })).toBeVisible(),
    })
    await keepsPlace("opens the app anew, still without a line", () => page.reload(), {
      isLoad: true,
      until: () => expect.poll(() => titleInView(page)).not.toBe("Loading"),
    })
    await page.context().setOffline(false)
    await goOn(visit, "swipes on in the open", swipeUp)
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
