import { AxeBuilder } from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** Nothing in the page, as it is now, stands in the way of somebody with another way of using it. */
export async function noBarriers(page: Page): Promise<void> {
  // What is still fading in has not its colours yet. What moves with a scroll never ends, and waits for nobody.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each.timeline === document.timeline)
        .filter((each) => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((each) => each.finished),
    ),
  )
  // What passes is not described, node by node: that is much of the work.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] })
  // The fixed viewport is specified; a setting unlocks zoom. Legacy mode runs in this page alone and opens none beside it.
  const { violations } = await axe.setLegacyMode().disableRules(["meta-viewport"]).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}

/** Takes what the browser says of answers that refused something; anything else it complained about stays. */
export function expectRefusals(complaints: string[]): void {
  const others = complaints.filter((each) => !each.includes("the server responded with a status of 4"))
  complaints.splice(0, complaints.length, ...others)
}
