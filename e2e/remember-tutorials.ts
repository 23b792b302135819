import { type Tutorial, tutorials } from "@confetti/domain/tutorials/tutorials"
import type { BrowserContext } from "playwright"

/** From its next page on this browser has shown these tutorials before, unless it remembers something already. */
export async function rememberTutorials(
  context: Pick<BrowserContext, "addInitScript">,
  seen: readonly Tutorial[] = tutorials,
): Promise<void> {
  await context.addInitScript((kept) => {
    try {
      if (localStorage.getItem("cf_tutorials_seen") === null)
        localStorage.setItem("cf_tutorials_seen", JSON.stringify(kept))
    } catch {
      // A page that may keep nothing shows nothing either.
    }
  }, seen)
}
