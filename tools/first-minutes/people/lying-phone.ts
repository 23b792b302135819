import { titleLink } from "../../../e2e/journey.ts"
import type { FirstVisit } from "../people.ts"
import { flick, goBack, goOn, ofToday, open, openStory, swipeUp, toTile } from "./hands.ts"

export const lyingPhone: FirstVisit = {
  name: "lying-phone",
  who: "with a phone that lies on its side",
  size: { width: 844, height: 390 },
  session: async (visit) => {
    const { page, step, keepsPlace, comesBackFor } = visit
    await open(visit)
    await goOn(visit, "swipes", swipeUp)
    await goOn(visit, "swipes", swipeUp)
    await toTile(visit, swipeUp)
    await step("swipes to the first subtile", () => flick(page, { x: -0.5, y: 0 }))
    await step("swipes back to the cover", () => flick(page, { x: 0.5, y: 0 }))
    await openStory(visit, () => titleLink(page).tap())
    await goBack(visit, "goes back", () => page.goBack())
    await keepsPlace("turns the phone", () => page.setViewportSize({ width: 390, height: 844 }))
    await keepsPlace("turns it back", () => page.setViewportSize({ width: 844, height: 390 }))
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
