import type { Tile } from "@confetti/contract/tile"
import { minutesToRead } from "@confetti/domain/tile/minutes-to-read"

/**
 * Whole minutes for a tile with its subtiles. Words are counted at spaces and block ends: knowing each block's form would enlarge the first
 * load.
 */
export function readingMinutes({ body, subtiles }: Tile): number {
  return minutesToRead(JSON.stringify([body, subtiles]).split(/ |"]/).length)
}
