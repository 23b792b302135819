import sharp from "sharp"
import { writeWhole } from "./whole-files.ts"
import type { MediaRequest } from "./media-request.ts"

/** Any mask of a home screen keeps the inner four fifths. */
const safeShare = 0.8

type Request = Extract<MediaRequest, { kind: "icon" }>

export async function drawIcon({ size, isMaskable }: Request, original: string, path: string): Promise<void> {
  const side = isMaskable ? Math.round(size * safeShare) : size
  const icon = await sharp(original).autoOrient().resize(side, side).ensureAlpha().png().toBuffer()
  await writeWhole(path, isMaskable ? await withRoom(icon, size) : icon)
}

/** Extends the icon's edge colour, so that no border shows; black if it is transparent. */
async function withRoom(icon: Buffer, size: number): Promise<Buffer> {
  const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(icon)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const background = alpha < 255 ? "#000" : { r: red, g: green, b: blue }
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: icon }])
    .png()
    .toBuffer()
}
