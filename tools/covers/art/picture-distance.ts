import sharp from "sharp"
import { type Illustration, illustrate } from "./illustrate.ts"

/** A cover as a square of so many pixels, three bytes each: what is left of it at a glance. */
export const thumbnail = async (illustration: Illustration, side: number): Promise<Buffer> => {
  const drawn = await illustrate(illustration)
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer()
}

/** How unlike two thumbnails are: the mean difference of their pixels, 0 (the same) to 1 (black and white). */
export const apart = (one: Uint8Array, other: Uint8Array): number => {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0))
  return sum / one.length / 255
}
