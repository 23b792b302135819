import { oneLine } from "../one-line.ts"
import { type Reading, readBlock } from "../read-block.ts"
import { writeBlock } from "../write-block.ts"
import { textOf } from "../yaml-fields.ts"

export type LinkValues = { tile: string; why: string }

export function readLink(yaml: string): Reading<LinkValues> {
  return readBlock(yaml, ["tile", "why"], ({ tile, why }) => ({ tile: textOf(tile, "tile"), why: textOf(why, "why") }))
}

export function writeLink({ tile, why }: LinkValues): string {
  return writeBlock({ tile: slugIn(tile), why: oneLine(why) || undefined })
}

/** Out of a whole address, as it is copied from a browser, the last part that names a tile. */
export function slugIn(typed: string): string {
  const line = oneLine(typed)
  return /\/tiles\/([^/?#]+)/.exec(line)?.[1] ?? line
}
