import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, type Page } from "@playwright/test"
import type axe from "axe-core"

const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/** The page, as it is now, has no accessibility violation that axe can find. */
export async function noBarriers(page: Page): Promise<void> {
  // An element that fades in does not have its final colours yet. Animations driven by scrolling, and endless ones, are not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each.timeline === document.timeline)
        .filter((each) => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((each) => each.finished),
    ),
  )
  // A page keeps the script until it is left: sending it takes several times as long as a look.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeScript)
  const violations = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      // Passed rules are not described node by node: that is much of the work.
      resultTypes: ["violations"],
      // Posts of other sites are framed.
      iframes: false,
      // The fixed viewport is specified; a setting unlocks zoom.
      rules: { "meta-viewport": { enabled: false } },
    })
    return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
  })
  expect(violations).toEqual([])
}

/** Removes the browser's messages about answers with a 4xx status; anything else it complained about stays. */
export function expectRefusals(complaints: string[]): void {
  const others = complaints.filter((each) => !each.includes("the server responded with a status of 4"))
  complaints.splice(0, complaints.length, ...others)
}
