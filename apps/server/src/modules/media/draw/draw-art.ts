import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { illustrate } from "../../pictures/illustrate.ts"
import type { Art } from "../media-request.ts"
import type { Size } from "./draw-task.ts"

/** Draws a picture in exactly this size. */
export async function drawArt(art: Art, { width, height }: Size, originals: string): Promise<Sharp> {
  if (art.kind === "illustration") return illustrate({ ...art, extras: [...art.extras], width, height })
  const upright = sharp(join(originals, art.file)).autoOrient()
  return upright.resize(width, height, { fit: "cover", position: sharp.strategy.attention }).removeAlpha()
}
