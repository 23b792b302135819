import { expect } from "@playwright/test"
import type { FirstVisit } from "../people.ts"
import { ofToday, open } from "./hands.ts"

export const forGames: FirstVisit = {
  name: "for-games",
  who: "on a phone, for the daily word",
  size: { width: 390, height: 844 },
  session: async (visit) => {
    const { page, step, comesBackFor } = visit
    await open(visit)
    await step("goes to Games", () => page.getByRole("link", { name: "Games" }).tap(), {
      until: () => expect(page.getByRole("link", { name: /WURD/ }).first()).toBeVisible(),
    })
    await step("opens WURD", () => page.getByRole("link", { name: /WURD/ }).first().tap(), {
      until: () => expect(page).toHaveURL(/\/games\/wurd/),
    })
    const dialog = page.getByRole("dialog")
    await step("reads how it goes", () => expect(dialog).toBeVisible(), { isQuiet: true })
    await step("begins", () => dialog.getByRole("button").last().tap(), { until: () => expect(dialog).toBeHidden() })
    for (const letter of "crane") await step(`types ${letter}`, () => page.keyboard.press(letter))
    const row = page.locator(".wurd-row").first()
    await step("presses Enter", () => page.keyboard.press("Enter"), {
      until: () => expect(row).toHaveAttribute("data-state", "marked"),
    })
    await step("goes home", () => page.getByRole("link", { name: /^Home/ }).tap(), {
      until: () => expect(page).toHaveURL("/"),
    })
    await comesBackFor("the rest of today", () => ofToday(page))
  },
}
