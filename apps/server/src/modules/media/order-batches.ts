import { filmFile, pictureFile } from "./media-name.ts"
import type { Urgency } from "./urgency-queue.ts"

export type TileFiles = { id: string; picture: string; film: string | null }

export type MediaBatch = { files: string[]; urgency: Urgency }

const firstScreens = 12

/** A phone at two and three pixels a point, and small pictures of lists. */
const widthsAhead = [828, 1242, 414]

/**
 * Files to make ahead: first those of the first screens on most phones, then all sizes, in the most common format. Other formats and
 * link-preview cards are made on request.
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
