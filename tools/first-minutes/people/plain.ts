import { expect } from "@playwright/test"
import { detail, titleLink } from "../../../e2e/journey.ts"
import type { FirstVisit } from "../people.ts"
import { goBack, goOn, ofToday, open, openStory, toTile } from "./hands.ts"

export const plain: FirstVisit = {
  name: "plain",
  who: "on a small phone, with large letters, buttons and nothing that moves",
  size: { width: 360, height: 640 },
  look: { reducedMotion: "reduce" },
  session: async (visit) => {
    const { page, step, comesBackFor } = visit
    await open(visit, "/settings")
    await step("makes the text larger", () => page.getByRole("radio", { name: "150%" }).check({ force: true }), {
      until: () => expect(page.getByRole("radio", { name: "150%" })).toBeChecked(),
    })
    await step("asks for buttons", () => page.getByRole("switch", { name: "Show buttons for swipes" }).tap(), {
      until: () => expect(page.getByRole("switch", { name: "Show buttons for swipes" })).toBeChecked(),
    })
    await step("goes home", () => page.getByRole("link", { name: /^Home/ }).tap(), {
      until: () => expect(titleLink(page)).toBeVisible(),
    })
    for (let at = 0; at < 2; at++)
      await goOn(visit, "presses “Next tile”", () => page.getByRole("button", { name: "Next tile" }).tap())
    await toTile(visit, () => page.getByRole("button", { name: "Next tile" }).tap())
    await openStory(visit, () => titleLink(page).tap())
    await expect(detail(page)).toBeVisible()
    await goBack(visit, "presses “Back”", () => page.getByRole("button", { name: "Back", exact: true }).tap())
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
