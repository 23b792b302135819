import { copyFile, readFile, rename } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { unfinishedPath } from "../whole-files.ts"
import { cropOriginal } from "./crop-original.ts"
import type { DrawTask, PictureOutput, Size } from "./draw-task.ts"
import { encodePicture } from "./encode-picture.ts"

/** As much as the largest size of a picture may weigh to be served as it came, in bytes. */
const mostReady = 300_000

type PictureTask = Extract<DrawTask, { task: "picture" }>

/**
 * Decodes a picture once and writes it in the sizes asked for. Cropped once, at the largest size, or the crop could differ between them. An
 * original that is what readers get already is copied.
 */
export async function drawPicture({ art, size, outputs, effort, originals }: PictureTask): Promise<void> {
  const original = join(originals, art.file)
  const isReady = await isReadyToServe(original, size)
  const toCopy = (output: PictureOutput): boolean => isReady && output.format === "avif" && output.width === size.width
  for (const { path } of outputs.filter(toCopy)) await writeTo(path, (unfinished) => copyFile(original, unfinished))
  const toEncode = outputs.filter((output) => !toCopy(output))
  if (toEncode.length === 0) return
  const cropped = await cropOriginal(art, size, originals)
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const output of toEncode) {
    const whole = sharp(data, { raw: { width, height, channels } })
    const sized = output.width === width ? whole : whole.resize({ width: output.width })
    await writeTo(output.path, (unfinished) => encodePicture(sized, output.format, effort).toFile(unfinished))
  }
}

async function writeTo(path: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = unfinishedPath(path)
  await write(unfinished)
  await rename(unfinished, path)
}

/** Whether an original is an AVIF file in this size, small enough, and says nothing of where and how it was taken. */
async function isReadyToServe(path: string, { width, height }: Size): Promise<boolean> {
  const bytes = await readFile(path)
  if (bytes.length > mostReady) return false
  const seen = await sharp(bytes).metadata()
  const isAvif = seen.format === "heif" && seen.compression === "av1"
  return isAvif && seen.width === width && seen.height === height && !seen.exif && !seen.xmp && !seen.iptc
}
