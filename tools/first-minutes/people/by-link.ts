import { expect } from "@playwright/test"
import { detail } from "../../../e2e/journey.ts"
import type { FirstVisit } from "../people.ts"
import { goOn, ofToday, open, readToEnd, swipeUp } from "./hands.ts"

export const byLink: FirstVisit = {
  name: "by-link",
  who: "on a phone, by a link to one story",
  size: { width: 390, height: 844 },
  session: async (visit) => {
    const { page, step, comesBackFor } = visit
    await open(visit, "/tiles/as-slow-as-possible")
    await readToEnd(visit)
    const heading = detail(page).getByRole("heading", { level: 1 })
    const before = await heading.textContent()
    await step("goes on to the next story", () => page.getByRole("link", { name: /^Next: / }).tap(), {
      until: () => expect(heading).not.toHaveText(before ?? ""),
    })
    await step("goes back to the feed", () => page.getByRole("button", { name: "Back", exact: true }).tap(), {
      until: () => expect(page).toHaveURL("/"),
    })
    await goOn(visit, "swipes", swipeUp)
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
