import { basename } from "node:path"
import sharp from "sharp"

const columns = 8
const gap = 12
const caption = 22
const background = "#1c1c1e"

/** Puts shots of one size side by side, each with its name above it. */
export async function contactSheet(
  files: readonly string[],
  target: string,
  size: { width: number; height: number },
): Promise<void> {
  if (files.length === 0) return
  const width = size.width > size.height ? 420 : 230
  const height = Math.round((width * size.height) / size.width)
  const tiles = await Promise.all(
    files.map(async (file, at) => {
      const left = gap + (at % columns) * (width + gap)
      const top = gap + Math.floor(at / columns) * (height + caption + gap)
      const picture = await sharp(file).resize(width, height).png().toBuffer()
      return [
        { input: label(basename(file, ".png"), width), left, top },
        { input: picture, left, top: top + caption },
      ]
    }),
  )
  const rows = Math.ceil(files.length / columns)
  await sharp({
    create: {
      width: gap + Math.min(columns, files.length) * (width + gap),
      height: gap + rows * (height + caption + gap),
      channels: 3,
      background,
    },
  })
    .composite(tiles.flat())
    .png()
    .toFile(target)
}

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text y="15" font-family="sans-serif" font-size="13" fill="#ddd">${text}</text></svg>`,
  )
}
