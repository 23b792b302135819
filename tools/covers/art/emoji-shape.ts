import sharp from "sharp"

/** An emoji as recipes see it: a small picture, its outline and its mean colour. */
export type EmojiShape = {
  /** Width and height of the visible part, the longer one being 1. */
  width: number
  height: number
  /** 0 to 1, at a point counted from the centre in shares of the longer side (−0.5 to 0.5). */
  cover: (x: number, y: number) => number
  light: (x: number, y: number) => number
  /** Mean of what is visible, in OKLab. */
  lightness: number
  chroma: number
  hue: number
}

const side = 72

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const oklab = (red: number, green: number, blue: number): [number, number, number] => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

/** Reads the shape from an emoji trimmed to what is visible. */
export const readEmojiShape = async (trimmed: Buffer, fullWidth: number, fullHeight: number): Promise<EmojiShape> => {
  const { data, info } = await sharp(trimmed, { raw: { width: fullWidth, height: fullHeight, channels: 4 } })
    .resize(side, side, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const lightness = new Float32Array(width * height)
  let [sumL, sumA, sumB, visible] = [0, 0, 0, 0]
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4
    const [l, a, b] = oklab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    const weight = (data[at + 3] ?? 0) / 255
    lightness[pixel] = l
    sumL += l * weight
    sumA += a * weight
    sumB += b * weight
    visible += weight
  }
  const total = Math.max(1, visible)
  const [l, a, b] = [sumL / total, sumA / total, sumB / total]
  const longer = Math.max(width, height)
  const sample = (read: (pixel: number) => number) => (x: number, y: number) => {
    const column = Math.floor(x * longer + width / 2)
    const row = Math.floor(y * longer + height / 2)
    return column < 0 || row < 0 || column >= width || row >= height ? 0 : read(row * width + column)
  }
  return {
    width: width / longer,
    height: height / longer,
    cover: sample((pixel) => (data[pixel * 4 + 3] ?? 0) / 255),
    light: sample((pixel) => lightness[pixel] ?? 0),
    lightness: l,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}
