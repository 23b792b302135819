import type { Picture } from "@confetti/contract/picture"
import { coverCrop, loadPicture } from "../../ui/draw-card/load-picture.ts"
import { fitText, wrapText } from "../../ui/draw-card/wrap-text.ts"

export type ShareCard = {
  title: string
  teaser: string
  picture: Picture
  category: { title: string; hue: number } | null
  brand: string
  /** Without `https://`. */
  address: string
}

/** Pixels: the tallest format that feeds elsewhere show uncropped. */
export const cardSize = { width: 1080, height: 1350 }

const edge = 72
const inner = cardSize.width - 2 * edge
const plainHue = 85
const display = '"Bricolage Grotesque Variable", sans-serif'
const text = '"Funnel Sans Variable", sans-serif'
/** Where the picture has faded into the dark behind the text. */
const darkFrom = 860
/** The logo's pieces by angle and hue. */
const pieces = [
  { turn: 8, hue: 90 },
  { turn: 82, hue: 5 },
  { turn: 150, hue: 295 },
  { turn: 222, hue: 235 },
  { turn: 296, hue: 152 },
]

export async function drawShareCard(canvas: HTMLCanvasElement, card: ShareCard): Promise<void> {
  const [{ image }] = await Promise.all([loadPicture(card.picture), loadFonts()])
  const context = canvas.getContext("2d")
  if (!context) throw new Error("This browser draws no pictures.")
  canvas.width = cardSize.width
  canvas.height = cardSize.height
  const hue = card.category?.hue ?? plainHue
  drawBackground(context, image, hue)
  drawWords(context, card, hue)
  drawFoot(context, card)
}

/** A card in fallback fonts is still a card. */
async function loadFonts(): Promise<void> {
  const wanted = [`800 80px ${display}`, `600 40px ${text}`, `400 40px ${text}`]
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font)))
}

type Loaded = Awaited<ReturnType<typeof loadPicture>>["image"]

function drawBackground(context: CanvasRenderingContext2D, image: Loaded, hue: number): void {
  const { width, height } = cardSize
  context.fillStyle = night(hue)
  context.fillRect(0, 0, width, height)
  const box = { width, height: 1040 }
  const crop = coverCrop(image, box)
  context.imageSmoothingQuality = "high"
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, box.width, box.height)
  const shade = context.createLinearGradient(0, 420, 0, darkFrom)
  shade.addColorStop(0, night(hue, 0))
  shade.addColorStop(0.6, night(hue, 0.78))
  shade.addColorStop(1, night(hue))
  context.fillStyle = shade
  context.fillRect(0, 420, width, height - 420)
}

function drawWords(context: CanvasRenderingContext2D, { title, teaser, category }: ShareCard, hue: number): void {
  const wrapAt = (words: string, font: (size: number) => string, lines: number) => (size: number) => {
    context.font = font(size)
    return wrapText(words, { width: inner, lines, measure: (part) => context.measureText(part).width })
  }
  const titleFont = (size: number) => `800 ${size}px ${display}`
  const teaserFont = (size: number) => `400 ${size}px ${text}`
  const heading = fitText(title, [96, 88, 80, 72, 64], wrapAt(title, titleFont, 3))
  const line = fitText(teaser, [40, 36], wrapAt(teaser, teaserFont, 2))
  const titleStep = heading.size * 1.04
  const teaserStep = line.size * 1.3
  // From the bottom, so that a short title leaves room for the picture.
  let y = cardSize.height - 190
  context.textBaseline = "alphabetic"
  context.fillStyle = "rgb(246 244 239 / 0.8)"
  context.font = teaserFont(line.size)
  for (const words of line.lines.toReversed()) {
    context.fillText(words, edge, y)
    y -= teaserStep
  }
  y -= 26
  context.fillStyle = "#f7f5f0"
  context.font = titleFont(heading.size)
  context.letterSpacing = "-0.02em"
  for (const words of heading.lines.toReversed()) {
    context.fillText(words, edge, y)
    y -= titleStep
  }
  context.letterSpacing = "0px"
  if (!category) return
  y += titleStep - heading.size - 20
  context.font = `600 38px ${text}`
  context.fillStyle = `oklch(0.87 0.11 ${hue})`
  context.fillText(cutTo(category.title, inner, context), edge, y)
}

function drawFoot(context: CanvasRenderingContext2D, { brand, address }: ShareCard): void {
  const middle = cardSize.height - 88
  drawMark(context, edge + 28, middle)
  context.textBaseline = "middle"
  context.font = `800 44px ${display}`
  context.fillStyle = "#f7f5f0"
  const name = cutTo(brand, 480, context)
  context.fillText(name, edge + 76, middle)
  const left = edge + 76 + context.measureText(name).width + 40
  context.font = `400 32px ${text}`
  context.fillStyle = "rgb(246 244 239 / 0.72)"
  const room = cardSize.width - edge - left
  const [host = ""] = address.split("/")
  // A truncated address leads nowhere: then only the site's is shown.
  const shown = context.measureText(address).width <= room ? address : host
  context.textAlign = "end"
  context.fillText(cutTo(shown, room, context), cardSize.width - edge, middle)
  context.textAlign = "start"
  context.textBaseline = "alphabetic"
}

function cutTo(words: string, width: number, context: CanvasRenderingContext2D): string {
  return wrapText(words, { width, lines: 1, measure: (part) => context.measureText(part).width }).lines[0] ?? ""
}

function drawMark(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.save()
  context.translate(x, y)
  context.scale(28 / 180, 28 / 180)
  for (const { turn, hue } of pieces) {
    context.save()
    context.rotate((turn * Math.PI) / 180)
    context.fillStyle = `oklch(0.78 0.17 ${hue})`
    context.beginPath()
    context.roundRect(-36, -176, 72, 124, 22)
    context.fill()
    context.restore()
  }
  context.fillStyle = "#f7f5f0"
  context.beginPath()
  context.arc(0, 0, 32, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}

function night(hue: number, alpha = 1): string {
  return `oklch(0.16 0.035 ${hue} / ${alpha})`
}
