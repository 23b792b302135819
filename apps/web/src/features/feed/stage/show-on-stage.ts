import { standOn } from "@confetti/domain/feed/resume-feed"
import { keepPlace, readPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"
import { beginWalk } from "../shown-feed.ts"

/** Stands on a tile that was opened by another way: what was walked stays behind it, and all else ahead. */
export function showOnStage(category: string | null, tileId: string): void {
  const [kept, hereId] = [readKeptFeed(category), readPlace(category)]
  if (!kept || hereId === tileId) return
  writeKeptFeed(standOn(kept, hereId, tileId))
  keepPlace(category, tileId)
  beginWalk()
}
