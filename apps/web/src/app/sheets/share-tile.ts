import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { createEmitter } from "../../platform/create-store.ts"
import { scoped, type SessionScope } from "../../platform/session-scope.ts"
import { copyText, type ShareOutcome, shareFile, shareLink } from "../../platform/share.ts"
import { announce } from "../../ui/announce.tsx"
import { showTextToCopy } from "../../ui/copy-sheet.tsx"

/** Shares that wait until the person is known. */
const mostEarly = 20

/** The id of a tile shared with the system's sheet, which pays points. A copied link may still be shared. */
export const sharesOf = scoped(() => createEmitter<string>(mostEarly))

export async function shareTile(scope: SessionScope, tile: Tile): Promise<void> {
  const outcome = await shareLink({ title: tile.title, text: tile.teaser, url: linkOf(tile) })
  if (outcome === "refused") showTextToCopy(linkOf(tile))
  if (outcome === "copied") announce(t`Link copied`)
  countShare(scope, tile, outcome)
}

/** Shares a tile as a picture with its link as text: many apps take one and drop the other. */
export async function shareTilePicture(scope: SessionScope, tile: Tile, file: File): Promise<ShareOutcome> {
  const outcome = await shareFile(file, { title: tile.title, text: linkOf(tile) })
  countShare(scope, tile, outcome)
  return outcome
}

export async function copyTileLink(tile: Tile): Promise<void> {
  if (await copyText(linkOf(tile))) announce(t`Link copied`)
  else showTextToCopy(linkOf(tile))
}

export function shortAddressOf(tile: Tile): string {
  return linkOf(tile).replace(/^https?:\/\/(www\.)?/, "")
}

function countShare(scope: SessionScope, { id }: Tile, outcome: ShareOutcome): void {
  if (outcome === "cancelled" || outcome === "refused") return
  logEvent("share_tile", { tileId: id })
  if (outcome === "shared") sharesOf(scope).emit(id)
}

function linkOf(tile: Tile): string {
  return new URL(tilePath("homefeed", tile.slug), document.baseURI).href
}
