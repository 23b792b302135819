import { expect } from "@playwright/test"
import { currentTile, detail } from "../../../e2e/journey.ts"
import type { FirstVisit } from "../people.ts"
import { goOn, ofToday, open, toTile } from "./hands.ts"

export const byKeys: FirstVisit = {
  name: "by-keys",
  who: "at a desk, with keys alone",
  size: { width: 1440, height: 900 },
  session: async (visit) => {
    const { page, step, comesBackFor } = visit
    const press = (key: string) => () => page.keyboard.press(key)
    await open(visit)
    await goOn(visit, "presses ↓", press("ArrowDown"))
    await goOn(visit, "presses ↓", press("ArrowDown"))
    await toTile(visit, press("ArrowDown"))
    await step("presses L, to like it", press("l"), {
      until: () => expect(currentTile(page).getByRole("button", { name: /^Unlike/ })).toBeVisible(),
    })
    await step("presses Enter, to read it", press("Enter"), {
      until: () => expect(page).toHaveURL(/\/tiles\//),
    })
    await step("reads on with the space bar", press(" "), {
      until: () =>
        expect.poll(() => page.locator(".tile-screen").evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0),
    })
    await step("presses Escape", press("Escape"), { until: () => expect(page).toHaveURL("/") })
    await step("presses ?, for the keys", press("?"), { until: () => expect(page.getByRole("dialog")).toBeVisible() })
    await step("closes them", press("Escape"), { until: () => expect(page.getByRole("dialog")).toBeHidden() })
    await step("presses 2, to search", press("2"), { until: () => expect(page).toHaveURL("/search") })
    await step("presses 1, to go home", press("1"), { until: () => expect(currentTile(page)).toBeVisible() })
    await expect(detail(page)).toBeVisible()
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
