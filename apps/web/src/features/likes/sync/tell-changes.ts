import { post, waitingIntents } from "../../../platform/outbox/index.ts"
import { likedTiles } from "../device-shelf.ts"
import { changesSince } from "./lay-over.ts"
import { readOwner } from "./likes-owner.ts"

/**
 * Puts in line whatever differs here from what the server is known to have. What was toggled before this code was there, or
 * by a page that was closed in between, is found as well.
 */
export function tellChanges(): void {
  const owner = readOwner()
  // Until the device's own likes have arrived, what changed since waits as it is: in the list itself.
  if (!owner || owner.merge) return
  const here = likedTiles.all()
  const isHere = new Set(here)
  for (const { kind, tileId } of waitingIntents()) {
    if (kind === "like" && !isHere.has(tileId)) post({ kind: "unlike", tileId })
    if (kind === "unlike" && isHere.has(tileId)) post({ kind: "like", tileId })
  }
  const { liked, unliked } = changesSince({ here, agreed: owner.agreedIds })
  // The first one liked is the first one told.
  for (const tileId of liked.toReversed()) post({ kind: "like", tileId })
  for (const tileId of unliked) post({ kind: "unlike", tileId })
}
