import { rename } from "node:fs/promises"
import sharp, { type Sharp } from "sharp"
import { unfinishedPath } from "../media-folder.ts"
import type { Art } from "../media-request.ts"
import { drawArt } from "./draw-art.ts"
import type { DrawTask, PictureOutput, Size } from "./draw-task.ts"

/** Quality where a flat ground shows no steps and grain is not kept for its own sake; chosen by looking at covers. */
const quality = { avif: 56, webp: 76 }

/** Draws a picture once and writes it in the sizes asked for. */
export async function drawPicture(task: Extract<DrawTask, { task: "picture" }>): Promise<void> {
  const size = drawnSize(task.art, task.size, task.outputs)
  const drawn = await drawArt(task.art, size, task.originals)
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const output of task.outputs) {
    const whole = sharp(data, { raw: { width, height, channels } })
    const sized = output.width === width ? whole : whole.resize({ width: output.width })
    const path = unfinishedPath(output.path)
    await encode(sized, output.format, task.effort).toFile(path)
    await rename(path, output.path)
  }
}

/**
 * An illustration is the same picture at every width, so the widest output is wide enough. The crop of an original is found
 * once, at the largest size, or it could differ between sizes.
 */
function drawnSize(art: Art, size: Size, outputs: readonly PictureOutput[]): Size {
  if (art.kind === "original") return size
  const width = Math.max(...outputs.map((output) => output.width))
  return { width, height: Math.round((size.height * width) / size.width) }
}

function encode(picture: Sharp, format: PictureOutput["format"], effort: number): Sharp {
  return format === "avif"
    ? picture.avif({ quality: quality.avif, effort, chromaSubsampling: "4:2:0" })
    : picture.webp({ quality: quality.webp, effort: 4, smartSubsample: true })
}
