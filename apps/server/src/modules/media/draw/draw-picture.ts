import { rename } from "node:fs/promises"
import sharp, { type Sharp } from "sharp"
import { unfinishedPath } from "../media-folder.ts"
import { cropOriginal } from "./crop-original.ts"
import type { DrawTask, PictureOutput } from "./draw-task.ts"

/** Quality where a flat ground shows no steps and grain is not kept for its own sake; chosen by looking at covers. */
const quality = { avif: 56, webp: 76 }

/** Decodes a picture once and writes it in the sizes asked for. Cropped once, at the largest size, or the crop could differ between them. */
export async function drawPicture(task: Extract<DrawTask, { task: "picture" }>): Promise<void> {
  const cropped = cropOriginal(task.art, task.size, task.originals)
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const output of task.outputs) {
    const whole = sharp(data, { raw: { width, height, channels } })
    const sized = output.width === width ? whole : whole.resize({ width: output.width })
    const path = unfinishedPath(output.path)
    await encode(sized, output.format, task.effort).toFile(path)
    await rename(path, output.path)
  }
}

function encode(picture: Sharp, format: PictureOutput["format"], effort: number): Sharp {
  return format === "avif"
    ? picture.avif({ quality: quality.avif, effort, chromaSubsampling: "4:2:0" })
    : picture.webp({ quality: quality.webp, effort: 4, smartSubsample: true })
}
