import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { isEarly } from "@confetti/domain/tile/early-access"
import { claimMutation } from "../../features/points/claim/index.ts"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { copyText, type ShareOutcome, shareFile, shareLink } from "../../platform/share.ts"
import type { Sync } from "../../platform/sync/sync.ts"
import { announce } from "../../ui/announce.tsx"
import { showTextToCopy } from "../../ui/copy-sheet.tsx"

export async function shareTile(tile: Tile, sync: Sync): Promise<void> {
  const outcome = await shareLink({ title: tile.title, text: tile.teaser, url: linkOf(tile) })
  if (outcome === "refused") showTextToCopy(linkOf(tile))
  const isForLater = isEarly(Date.parse(tile.publishedAt), Date.now()) && outcome !== "cancelled"
  const said = [outcome === "copied" && t`Link copied`, isForLater && t`Others can open it within a day`].filter(
    Boolean,
  )
  if (said.length > 0) announce(said.join(". "))
  countShare(tile, outcome, sync)
}

/** Shares a tile as a picture, its link beside it as a text: many apps take the one and leave out the other. */
export async function shareTilePicture(tile: Tile, file: File, sync: Sync): Promise<ShareOutcome> {
  const outcome = await shareFile(file, { title: tile.title, text: linkOf(tile) })
  countShare(tile, outcome, sync)
  return outcome
}

export async function copyTileLink(tile: Tile): Promise<void> {
  if (await copyText(linkOf(tile))) announce(t`Link copied`)
  else showTextToCopy(linkOf(tile))
}

/** Where a tile is, as one would write it on paper. */
export function shortAddressOf(tile: Tile): string {
  return linkOf(tile).replace(/^https?:\/\/(www\.)?/, "")
}

/** What was shared by the system's sheet is paid for; what was copied may still be. */
function countShare(tile: Tile, outcome: ShareOutcome, sync: Sync): void {
  if (outcome === "cancelled" || outcome === "refused") return
  logEvent("share_tile", { tileId: tile.id })
  if (outcome === "shared")
    sync.emit((engine) => engine.enqueue(claimMutation, { action: "share", tileId: tile.id, isNew: true }))
}

function linkOf(tile: Tile): string {
  return new URL(tilePath("homefeed", tile.slug), document.baseURI).href
}
