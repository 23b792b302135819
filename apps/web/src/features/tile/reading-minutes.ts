import type { Tile } from "@confetti/contract/tile"
import { minutesToRead } from "@confetti/domain/tile/minutes-to-read"

/**
 * How long a tile's story takes with all its subtiles, in whole minutes. Words are counted between the spaces and ends of whatever it says:
 * what knows each block's form would be a part of the first load.
 */
export function readingMinutes({ body, subtiles }: Tile): number {
  return minutesToRead(JSON.stringify([body, subtiles]).split(/ |"]/).length)
}
