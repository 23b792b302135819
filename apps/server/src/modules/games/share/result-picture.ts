import { encodeResult, type GameResult } from "@confetti/domain/games/share-result"
import type { ResultTexts } from "@confetti/domain/games/result-texts"
import { isCheered } from "@confetti/domain/games/share-words"
import sharp from "sharp"
import { loadTypeface, pathOf, type Typeface, widthOf } from "../../media/draw/typeface.ts"
import { gradients } from "./chips.ts"
import { bawArt, drawBaw } from "./draw-baw.ts"
import { drawQuiz, quizArt } from "./draw-quiz.ts"
import { drawWurd, playedArt, wurdArt } from "./draw-wurd.ts"
import { fallingPieces } from "./falling-pieces.ts"

const width = 1200
const height = 630
const margin = 64
const column = 520
const artMiddle = 896
const ink = "#f5f5f5"
const faint = "#a3a29f"

const tints = { WURD: "#85eba3", BAW: "#ffc38f", QUIZ_ME: "#c9ccff" } as const

let faces: { title: Typeface; label: Typeface } | undefined

/** Draws the 1200×630 JPEG of a result for link previews. */
export async function drawResult(result: GameResult, texts: ResultTexts, brand: string): Promise<Buffer> {
  const parts = [
    gradients,
    `<rect width="${width}" height="${height}"/>`,
    artOf(result),
    wordsOf(texts, tints[result.game], brand),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 88, chromaSubsampling: "4:4:4" }).toBuffer()
}

function artOf(result: GameResult): string {
  const { size, played, drawing } = drawingOf(result)
  const [left, top] = [Math.round(artMiddle - size.width / 2), Math.round((height - size.height) / 2)]
  const around = { x: column + margin + 36, y: 20, width: width - column - margin - 56, height: height - 40 }
  const free = { x: left, y: top, width: size.width, height: played }
  const pieces = isCheered(result) ? fallingPieces(encodeResult(result), 64, around, [free]) : ""
  return `${pieces}<g transform="translate(${left} ${top})">${drawing}</g>`
}

function drawingOf(result: GameResult) {
  switch (result.game) {
    case "WURD":
      return { size: wurdArt, played: playedArt(result), drawing: drawWurd(result) }
    case "BAW":
      return { size: bawArt, played: bawArt.height, drawing: drawBaw(result) }
    case "QUIZ_ME":
      return { size: quizArt, played: quizArt.height, drawing: drawQuiz(result) }
  }
}

function wordsOf({ title, headline, invitation, detail }: ResultTexts, tint: string, brand: string): string {
  faces ??= { title: loadTypeface(800), label: loadTypeface(500) }
  const { title: bold, label } = faces
  const widest = Math.max(...[...headline, invitation].map((line) => widthOf(line, bold)))
  const size = Math.min(98, Math.floor(column / widest))
  const leading = size * 1.06
  const first = height / 2 - (headline.length * leading + (detail === "" ? 0 : 56)) / 2 + size * 0.35
  const x = margin - size * 0.04
  const set = headline.map((line, at) => pathOf(line, bold, { x, y: first + at * leading, size }))
  const turnAt = first + headline.length * leading
  const foot = height - margin + 4
  return [
    path(tint, pathOf(title, label, { x: margin, y: margin + 26, size: 36 })),
    path(ink, set.join("")),
    path(tint, pathOf(invitation, bold, { x, y: turnAt, size })),
    path(faint, pathOf(detail, label, { x: margin, y: turnAt + 64, size: 32 })),
    path(ink, pathOf(brand, label, { x: margin + 50, y: foot, size: 32 }), 0.72),
    mark(margin, foot),
  ].join("")
}

function path(fill: string, data: string, opacity = 1): string {
  return data === "" ? "" : `<path fill="${fill}" fill-opacity="${opacity}" d="${data}"/>`
}

function mark(x: number, y: number): string {
  const piece = (dx: number, dy: number, turn: number, fill: string): string =>
    `<rect x="-5" y="-9" width="10" height="18" rx="3" fill="${fill}" transform="translate(${x + dx} ${y + dy}) rotate(${turn})"/>`
  return piece(6, -4, -28, "#25d2fc") + piece(20, -20, 18, "#ff98c7") + piece(31, -3, 52, "#ffa65e")
}
