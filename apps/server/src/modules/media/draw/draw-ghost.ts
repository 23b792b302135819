import { rgbaToThumbHash, thumbHashToAverageRGBA } from "thumbhash"
import type { Art } from "../media-request.ts"
import { drawArt } from "./draw-art.ts"
import type { Ghost, Size } from "./draw-task.ts"

/** The longest side a ThumbHash can be made of. */
const longest = 100

export async function drawGhost(art: Art, size: Size, originals: string): Promise<Ghost> {
  const scale = longest / Math.max(size.width, size.height)
  const small = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  const drawn = await drawArt(art, small, originals)
  const pixels = await drawn.ensureAlpha().raw().toBuffer()
  const hash = rgbaToThumbHash(small.width, small.height, pixels)
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
