import { rename } from "node:fs/promises"
import sharp from "sharp"
import { unfinishedPath } from "../whole-files.ts"
import { cropOriginal } from "./crop-original.ts"
import type { DrawTask } from "./draw-task.ts"
import { encodePicture } from "./encode-picture.ts"

/** Decodes a picture once and writes it in the sizes asked for. Cropped once, at the largest size, or the crop could differ between them. */
export async function drawPicture(task: Extract<DrawTask, { task: "picture" }>): Promise<void> {
  const cropped = await cropOriginal(task.art, task.size, task.originals)
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const output of task.outputs) {
    const whole = sharp(data, { raw: { width, height, channels } })
    const sized = output.width === width ? whole : whole.resize({ width: output.width })
    const path = unfinishedPath(output.path)
    await encodePicture(sized, output.format, task.effort).toFile(path)
    await rename(path, output.path)
  }
}
