import type { Tile } from "@confetti/contract/tile"
import { tilePath } from "@confetti/domain/navigation/section"
import { claimMutation } from "../../features/points/claim/index.ts"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { copyText, shareLink } from "../../platform/share.ts"
import type { Sync } from "../../platform/sync/sync.ts"
import { announce } from "../../ui/announce.tsx"

export async function shareTile(tile: Tile, sync: Sync): Promise<void> {
  const outcome = await shareLink({ title: tile.title, text: tile.teaser, url: linkOf(tile) })
  if (outcome === "copied") announce("Link copied")
  if (outcome === "cancelled") return
  logEvent("share_tile", { tileId: tile.id })
  if (outcome === "shared")
    sync.emit((engine) => engine.enqueue(claimMutation, { action: "share", tileId: tile.id, isNew: true }))
}

/** True when the link is on the clipboard. */
export function copyTileLink(tile: Tile): Promise<boolean> {
  return copyText(linkOf(tile))
}

function linkOf(tile: Tile): string {
  return new URL(tilePath("homefeed", tile.slug), location.origin).href
}
