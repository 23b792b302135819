import { keepPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"
import { beginWalk } from "../shown-feed.ts"

/** Lays these tiles behind all the others, wherever they stood, and goes on with the first of them. */
export function showUnseen(category: string | null, unseen: readonly string[]): void {
  const [first] = unseen
  const kept = readKeptFeed(category)
  if (!kept || first === undefined) return
  const isSeen = (id: string) => !unseen.includes(id)
  writeKeptFeed({
    ...kept,
    ids: [...kept.ids.filter(isSeen), ...unseen],
    developingIds: kept.developingIds.filter(isSeen),
  })
  keepPlace(category, first)
  beginWalk()
}
