import { forgetPlace } from "./keep-place.ts"
import { beginWalk } from "./shown-feed.ts"

/** Shows the home feed from its first tile on. */
export function toFirstTile(): void {
  forgetPlace(null)
  beginWalk()
}
