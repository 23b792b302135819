import { cardFile, filmFile, pictureFile } from "./media-name.ts"
import type { Urgency } from "./urgency-queue.ts"

/** The media of one tile. */
export type TileFiles = { id: string; picture: string; card: string; film: string | null }

/** Files of one drawing. */
export type MediaBatch = { files: string[]; urgency: Urgency }

const firstScreens = 12

/** What to make first: what the first screens need in the format nearly all browsers read. Then everything. */
export function orderBatches(tiles: readonly TileFiles[]): { soon: MediaBatch[]; later: MediaBatch[] } {
  const soon = tiles
    .slice(0, firstScreens)
    .flatMap(({ picture }) =>
      [828, 414].map((width): MediaBatch => ({ files: [pictureFile(picture, width, "avif")], urgency: "soon" })),
    )
  const later = tiles.flatMap(({ picture, card, film }) => [
    ...[828, 414, 1242].map((width) => bothFormats(picture, width)),
    [cardFile(card)],
    ...(film === null ? [] : [[filmFile(film)]]),
  ])
  return { soon, later: later.map((files) => ({ files, urgency: "whenever" })) }
}

function bothFormats(picture: string, width: number): string[] {
  return [pictureFile(picture, width, "avif"), pictureFile(picture, width, "webp")]
}
