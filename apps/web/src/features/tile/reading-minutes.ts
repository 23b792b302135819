import { plainText } from "@confetti/contract/plain-text"
import type { Tile } from "@confetti/contract/tile"
import { minutesToRead } from "@confetti/domain/tile/minutes-to-read"

/** How long a tile's story takes with all its subtiles, in whole minutes. */
export function readingMinutes({ body, subtiles }: Tile): number {
  const texts = [plainText(body), ...subtiles.map((subtile) => `${subtile.title} ${plainText(subtile.body)}`)]
  return minutesToRead(texts.join(" ").split(/\s+/).length)
}
