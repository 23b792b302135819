import { copyFile, rename, stat } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { unfinishedPath } from "../whole-files.ts"
import { cropOriginal } from "./crop-original.ts"
import type { DrawTask, PictureOutput, Size } from "./draw-task.ts"
import { encodePicture } from "./encode-picture.ts"

/** Bytes up to which the largest size of a picture is served as it came. */
const mostReady = 300_000

type PictureTask = Extract<DrawTask, { task: "picture" }>

/**
 * Decodes a picture once and writes it in all sizes. It is cropped once, at the largest size, because crops could differ. An original that
 * is already in the right format is copied.
 */
export async function drawPicture({ art, size, outputs, effort, originals }: PictureTask): Promise<void> {
  const original = join(originals, art.file)
  const toEncode: PictureOutput[] = []
  for (const output of outputs) {
    const isLargest = output.format === "avif" && output.width === size.width
    if (isLargest && (await isReadyToServe(original, size)))
      await writeTo(output.path, (unfinished) => copyFile(original, unfinished))
    else toEncode.push(output)
  }
  if (toEncode.length === 0) return
  const { data, info } = await (await cropOriginal(art, size, originals)).raw().toBuffer({ resolveWithObject: true })
  for (const output of toEncode) {
    const whole = sharp(data, { raw: info })
    const sized = output.width === info.width ? whole : whole.resize({ width: output.width })
    await writeTo(output.path, (unfinished) => encodePicture(sized, output.format, effort).toFile(unfinished))
  }
}

async function writeTo(path: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = unfinishedPath(path)
  await write(unfinished)
  await rename(unfinished, path)
}

/** Whether an original is an AVIF file in this size, small enough, and without metadata. */
async function isReadyToServe(path: string, { width, height }: Size): Promise<boolean> {
  if ((await stat(path)).size > mostReady) return false
  const seen = await sharp(path).metadata()
  const isAvif = seen.format === "heif" && seen.compression === "av1"
  return isAvif && seen.width === width && seen.height === height && !seen.exif && !seen.xmp && !seen.iptc
}
