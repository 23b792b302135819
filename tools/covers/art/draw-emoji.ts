import sharp from "sharp"
import type { EmojiLayer } from "./artwork.ts"
import type { LoadedEmoji } from "./load-emoji.ts"
import { type Mask, maskOf, softened, widened } from "./mask.ts"
import { layInk, layOver } from "./raster.ts"
import type { Raster } from "./raster-image.ts"
import { sharpenRaster } from "./sharpen-raster.ts"

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

const turnOf = (degrees: number): [number, number, number, number] => {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [cos, -sin, sin, cos]
}

const sizeOf = (emoji: LoadedEmoji, longer: number) => {
  const scale = longer / Math.max(emoji.width, emoji.height)
  return {
    scale,
    width: Math.max(1, Math.round(emoji.width * scale)),
    height: Math.max(1, Math.round(emoji.height * scale)),
  }
}

const upright = async (emoji: LoadedEmoji, longer: number, isSharp: boolean): Promise<Raster> => {
  const { scale, width, height } = sizeOf(emoji, longer)
  const raw = { width: emoji.width, height: emoji.height, channels: 4 } as const
  const data = await sharp(emoji.pixels, { raw })
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer()
  return isSharp && scale > 1.2
    ? sharpenRaster({ data, width, height }, Math.round(scale), 0.55)
    : { data, width, height }
}

const turned = async (raster: Raster, degrees: number): Promise<Raster> => {
  if (degrees === 0) return raster
  const raw = { width: raster.width, height: raster.height, channels: 4 } as const
  const { data, info } = await sharp(raster.data, { raw })
    .affine(turnOf(degrees), { background: clear, interpolator: "bicubic" })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The outline alone, a quarter of the work. */
const outlineOf = async (emoji: LoadedEmoji, longer: number, degrees: number): Promise<Mask> => {
  const { width, height } = sizeOf(emoji, longer)
  const own = maskOf({ data: emoji.pixels, width: emoji.width, height: emoji.height })
  const enlarged = await sharp(own.data, { raw: { width: own.width, height: own.height, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer()
  if (degrees === 0) return { data: enlarged, width, height }
  const { data, info } = await sharp(enlarged, { raw: { width, height, channels: 1 } })
    .affine(turnOf(degrees), { background: "#000", interpolator: "bilinear" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

// Made on a small copy and spread, like every blur here.
const blurred = async (raster: Raster, deviation: number): Promise<Raster> => {
  const shrink = Math.max(1, deviation / 2.5)
  const margin = Math.ceil((deviation * 2.5) / shrink)
  const raw = { width: raster.width, height: raster.height, channels: 4 } as const
  const [width, height] = [raster.width, raster.height].map((length) => Math.max(1, Math.round(length / shrink))) as [
    number,
    number,
  ]
  const small = { width: width + 2 * margin, height: height + 2 * margin, channels: 4 } as const
  const inside = await sharp(raster.data, { raw })
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear })
    .raw()
    .toBuffer()
  const soft = await sharp(inside, { raw: small })
    .blur(Math.max(0.3, deviation / shrink))
    .raw()
    .toBuffer()
  const full = { width: Math.round(small.width * shrink), height: Math.round(small.height * shrink) }
  const data = await sharp(soft, { raw: small })
    .resize(full.width, full.height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer()
  return { data, ...full }
}

/** Parts that print an emoji's placement, each made once for a picture: patterns repeat them dozens of times. */
export type Plates = { colour?: Raster; outline: Mask; shadow?: Mask; rim?: Mask }

const cut = async (layer: EmojiLayer, emoji: LoadedEmoji, scale: number): Promise<Plates> => {
  const longer = Math.max(2, layer.size * scale)
  const isFlat = layer.flat !== undefined
  const whole = isFlat ? undefined : await turned(await upright(emoji, longer, !layer.blur), layer.turn ?? 0)
  const outline = whole ? maskOf(whole) : await outlineOf(emoji, longer, layer.turn ?? 0)
  return {
    ...(whole && { colour: layer.blur ? await blurred(whole, layer.blur * scale) : whole }),
    outline,
    ...(layer.shadow && { shadow: await softened(outline, layer.shadow.blur * scale) }),
    ...(layer.rim && { rim: await widened(outline, layer.rim.width * scale) }),
  }
}

const place = (size: { width: number; height: number }, x: number, y: number): [number, number] => [
  Math.round(x - size.width / 2),
  Math.round(y - size.height / 2),
]

/** Lays an emoji, and its shadow below it, on the picture. `scale` is pixels a unit. */
export const drawEmoji = async (
  target: Raster,
  layer: EmojiLayer,
  emoji: LoadedEmoji,
  scale: number,
  made: Map<string, Promise<Plates>>,
): Promise<void> => {
  const name = [
    layer.which,
    layer.size,
    layer.turn,
    layer.blur,
    layer.shadow?.blur,
    layer.rim?.width,
    layer.flat !== undefined,
  ].join()
  const making = made.get(name) ?? cut(layer, emoji, scale)
  made.set(name, making)
  const { colour, outline, shadow, rim } = await making
  const [x, y] = [layer.x * scale, layer.y * scale]
  if (shadow && layer.shadow)
    layInk(
      target,
      shadow,
      ...place(shadow, x + layer.shadow.x * scale, y + layer.shadow.y * scale),
      layer.shadow.colour,
      layer.shadow.opacity,
    )
  if (rim && layer.rim) layInk(target, rim, ...place(rim, x, y), layer.rim.colour, 1)
  if (colour) layOver(target, colour, ...place(colour, x, y), layer.opacity)
  else if (layer.flat !== undefined) layInk(target, outline, ...place(outline, x, y), layer.flat, layer.opacity ?? 1)
}
