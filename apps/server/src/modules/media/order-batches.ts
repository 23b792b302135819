import { filmFile, pictureFile } from "./media-name.ts"
import type { Urgency } from "./urgency-queue.ts"

export type TileFiles = { id: string; picture: string; film: string | null }

export type MediaBatch = { files: string[]; urgency: Urgency }

const firstScreens = 12

/** A phone at two pixels a point, at three, and the small pictures of lists. */
const widthsAhead = [828, 1242, 414]

/**
 * Files to make ahead: those the first screens need on most phones, then all sizes, in the format nearly all browsers read. Other formats
 * and the cards of link previews are made when they are asked for.
 */
export function orderBatches(tiles: readonly TileFiles[]): { soon: MediaBatch[]; later: MediaBatch[] } {
  const soon = tiles.slice(0, firstScreens).map(({ picture }) => [pictureFile(picture, 828, "avif")])
  const later = tiles.flatMap(({ picture, film }) => [
    widthsAhead.map((width) => pictureFile(picture, width, "avif")),
    ...(film === null ? [] : [[filmFile(film)]]),
  ])
  return {
    soon: soon.map((files) => ({ files, urgency: "soon" })),
    later: later.map((files) => ({ files, urgency: "whenever" })),
  }
}
