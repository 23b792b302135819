import { expect } from "@playwright/test"
import { currentTile, detail } from "../../../e2e/journey.ts"
import type { FirstVisit } from "../people.ts"
import { goOn, ofToday, open, swipeUp } from "./hands.ts"

export const onTablet: FirstVisit = {
  name: "on-tablet",
  who: "on a tablet, looking for something",
  size: { width: 820, height: 1180 },
  session: async (visit) => {
    const { page, step, comesBackFor } = visit
    await open(visit)
    await goOn(visit, "swipes", swipeUp)
    await step("goes to Search", () => page.getByRole("link", { name: "Search" }).tap(), {
      until: () => expect(page.getByRole("searchbox")).toBeVisible(),
    })
    const found = page.getByRole("link", { name: /moon/i }).first()
    await step("looks for the moon", () => page.getByRole("searchbox").fill("moon"), {
      until: () => expect(found).toBeVisible(),
    })
    await step("opens what was found", () => found.tap(), { until: () => expect(detail(page)).toBeVisible() })
    await step("goes back", () => page.goBack(), {
      until: () => expect(page.getByRole("searchbox")).toHaveValue("moon"),
    })
    await step("goes home", () => page.getByRole("link", { name: /^Home/ }).tap(), {
      until: () => expect(currentTile(page)).toBeVisible(),
    })
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
