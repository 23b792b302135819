import { gameKinds } from "@confetti/domain/games/game-kinds"
import { type Tutorial, tutorials } from "@confetti/domain/tutorials/tutorials"
import type { BrowserContext } from "playwright"

/**
 * From its next page on this browser has shown these tutorials before, and how games are played, and has asked what should come next,
 * unless it remembers something already.
 */
export async function rememberTutorials(
  context: Pick<BrowserContext, "addInitScript">,
  seen: readonly Tutorial[] = tutorials,
  wasAsked = true,
): Promise<void> {
  await context.addInitScript(
    (saved) => {
      try {
        for (const [key, value] of Object.entries(saved))
          if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // A page that may keep nothing shows nothing either.
      }
    },
    { cf_tutorials_seen: seen, cf_games_explained: gameKinds, cf_asked: wasAsked },
  )
}
