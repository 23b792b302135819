import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import type { Art } from "../media-request.ts"
import type { Size } from "./draw-task.ts"

/** An original in exactly this size. A drawn cover is drawn in it, and loses nothing. */
export function cropOriginal({ file }: Art, { width, height }: Size, originals: string): Sharp {
  const upright = sharp(join(originals, file)).autoOrient()
  return upright.resize(width, height, { fit: "cover", position: sharp.strategy.attention }).removeAlpha()
}
