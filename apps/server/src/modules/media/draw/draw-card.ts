import { oklchToRgb, rgbToHex } from "@confetti/domain/color/oklch-to-rgb"
import sharp from "sharp"
import { writeWhole } from "../whole-files.ts"
import { cardSize, cardTileSize, type MediaRequest } from "../media-request.ts"
import { breakLines } from "./break-lines.ts"
import { cropOriginal } from "./crop-original.ts"
import { loadTypeface, pathOf, type Typeface, widthOf } from "./typeface.ts"

type Card = Extract<MediaRequest, { kind: "card" }>

const tile = { left: 748, top: 32, ...cardTileSize, radius: 36 }
const margin = 64
const column = tile.left - 2 * margin + 8
const ink = "#f5f5f5"

let faces: { title: Typeface; label: Typeface } | undefined

export async function drawCard(card: Card, path: string, originals: string): Promise<void> {
  const cropped = await cropOriginal(card.art, tile, originals)
  const art = await cropped.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = art.info
  const rounded = await sharp(art.data, { raw: { width, height, channels } })
    .ensureAlpha()
    .composite([
      {
        input: svg(width, height, `<rect width="${width}" height="${height}" rx="${tile.radius}"/>`),
        blend: "dest-in",
      },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const picture = sharp({ create: { ...cardSize, channels: 3, background: "#000" } }).composite([
    { input: rounded, left: tile.left, top: tile.top },
    { input: svg(cardSize.width, cardSize.height, textOf(card)) },
  ])
  await writeWhole(path, await picture.jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer())
}

function textOf({ title, brand, category, hue }: Card): string {
  faces ??= { title: loadTypeface(800), label: loadTypeface(500) }
  const { title: bold, label } = faces
  const { lines, size } = breakLines(title, { width: column, lines: 4, sizes: [84, 76, 68, 60, 54] }, (line) =>
    widthOf(line, bold),
  )
  const leading = size * 1.06
  // Centred by its capitals, a little above the middle.
  const first = cardSize.height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.35
  const set = lines.map((line, at) => pathOf(line, bold, { x: margin - size * 0.04, y: first + at * leading, size }))
  const foot = cardSize.height - margin + 4
  return [
    `<path fill="${ink}" d="${set.join("")}"/>`,
    `<path fill="${tint(hue)}" d="${pathOf(category, label, { x: margin, y: margin + 22, size: 30 })}"/>`,
    `<path fill="${ink}" fill-opacity="0.72" d="${pathOf(brand, label, { x: margin + 50, y: foot, size: 30 })}"/>`,
    pieces(hue, margin, foot),
  ].join("")
}

function pieces(hue: number, x: number, y: number): string {
  const piece = (dx: number, dy: number, turn: number, fill: string): string =>
    `<rect x="-5" y="-9" width="10" height="18" rx="3" fill="${fill}" transform="translate(${x + dx} ${y + dy}) rotate(${turn})"/>`
  return piece(6, -4, -28, tint(hue)) + piece(20, -20, 18, tint(hue + 70)) + piece(31, -3, 52, tint(hue - 70))
}

function tint(hue: number): string {
  return rgbToHex(oklchToRgb(0.8, 0.14, (hue + 360) % 360))
}

function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)
}
