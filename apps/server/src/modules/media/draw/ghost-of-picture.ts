import type { Sharp } from "sharp"
import { rgbaToThumbHash, thumbHashToAverageRGBA } from "thumbhash"
import type { Ghost, Size } from "./draw-task.ts"

/** A ThumbHash's longest side. */
const longest = 100

export function ghostSize({ width, height }: Size): Size {
  const scale = longest / Math.max(width, height)
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale))
  return { width: side(width), height: side(height) }
}

export async function ghostOfPicture(small: Sharp, { width, height }: Size): Promise<Ghost> {
  const hash = rgbaToThumbHash(width, height, await small.ensureAlpha().raw().toBuffer())
  return { thumbhash: Buffer.from(hash).toString("base64"), color: averageColour(hash) }
}

function averageColour(hash: Uint8Array): string {
  const { r, g, b } = thumbHashToAverageRGBA(hash)
  const hex = (share: number): string =>
    Math.round(Math.min(1, Math.max(0, share)) * 255)
      .toString(16)
      .padStart(2, "0")
  return `#${hex(r)}${hex(g)}${hex(b)}`
}
