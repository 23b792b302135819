import sharp from "sharp"
import type { Raster } from "./raster-image.ts"

/** Coverage only, 0 to 255. */
export type Mask = { data: Uint8Array; width: number; height: number }

export const maskOf = (raster: Raster): Mask => {
  const { data, width, height } = raster
  const cover = new Uint8Array(width * height)
  for (let pixel = 0; pixel < cover.length; pixel++) cover[pixel] = data[pixel * 4 + 3] ?? 0
  return { data: cover, width, height }
}

/** A blurred mask, with room around it. A blur is smooth by nature: it is made on a small copy and spread. */
export const softened = async (mask: Mask, deviation: number): Promise<Mask> => {
  const shrink = Math.max(1, deviation / 3)
  const margin = Math.ceil((deviation * 2.6) / shrink)
  const small = {
    width: Math.max(1, Math.round(mask.width / shrink)),
    height: Math.max(1, Math.round(mask.height / shrink)),
  }
  const inside = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize(small.width, small.height, { fit: "fill", kernel: "linear" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#000" })
    .toColourspace("b-w")
    .raw()
    .toBuffer()
  const roomy = { width: small.width + 2 * margin, height: small.height + 2 * margin }
  const soft = await sharp(inside, { raw: { ...roomy, channels: 1 } })
    .blur(Math.max(0.3, deviation / shrink))
    .toColourspace("b-w")
    .raw()
    .toBuffer()
  if (shrink === 1) return { data: soft, ...roomy }
  const [width, height] = [
    Math.round((roomy.width * mask.width) / small.width),
    Math.round((roomy.height * mask.height) / small.height),
  ]
  const data = await sharp(soft, { raw: { ...roomy, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer()
  return { data, width, height }
}

/** A wider outline: a blurred mask passes a given level at an even distance from the edge, and is cut there. */
export const widened = async (mask: Mask, width: number): Promise<Mask> => {
  const soft = await softened(mask, Math.max(0.6, width * 0.75))
  const steep = Math.max(4, width * 0.9)
  return { ...soft, data: soft.data.map((cover) => Math.min(255, Math.max(0, (cover - 18) * steep))) }
}
