import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import type { Art, Focus } from "../media-request.ts"
import type { Size } from "./draw-task.ts"

/** Crops an original to exactly this size, around its focus or the detected one. */
export async function cropOriginal({ file, focus }: Art, size: Size, originals: string): Promise<Sharp> {
  const path = join(originals, file)
  const upright = sharp(path).autoOrient()
  const { width, height } = size
  if (!focus) return upright.resize(width, height, { fit: "cover", position: sharp.strategy.attention }).removeAlpha()
  const { autoOrient: seen } = await sharp(path).metadata()
  return upright
    .extract(boxAround(focus, seen, size))
    .resize(width, height)
    .removeAlpha()
}

export function boxAround({ x, y }: Focus, picture: Size, shape: Size): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)))
  const start = (share: number, whole: number, part: number): number =>
    Math.min(whole - part, Math.max(0, Math.round(share * whole - part / 2)))
  return { width, height, left: start(x, picture.width, width), top: start(y, picture.height, height) }
}
