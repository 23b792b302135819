import type { QuizMark, QuizResult } from "@confetti/domain/games/share-result"
import { block, type InkName } from "./chips.ts"

const height = 98
const step = 117

const lines = [228, 172, 262, 140, 204]

export const quizArt = { width: 438, height: height + 4 * step }

const looks: Record<QuizMark, { ink: InkName; stroke: string; sign: string }> = {
  right: { ink: "green", stroke: "#06351c", sign: "M-15 1-4 12 16-11" },
  wrong: { ink: "rose", stroke: "#4a1517", sign: "M-12-12 12 12M12-12-12 12" },
  "no-time": { ink: "grey", stroke: "#a09f9c", sign: "M0-9V1L6 5M18 0A18 18 0 1 1-18 0 18 18 0 1 1 18 0" },
}

export function drawQuiz({ answers }: QuizResult): string {
  const top = ((5 - answers.length) * step) / 2
  return answers.map((answer, at) => button(answer, top + at * step, lines[at] ?? 200)).join("")
}

function button(answer: QuizMark, y: number, line: number): string {
  const { ink, stroke, sign } = looks[answer]
  const middle = y + height / 2 - 4
  return [
    block(ink, 8, { x: 0, y, width: quizArt.width, height, radius: 44 }),
    `<path d="${sign}" transform="translate(62 ${middle})" fill="none" stroke="${stroke}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<rect x="112" y="${middle - 8}" width="${line}" height="16" rx="8" fill="${stroke}" fill-opacity="0.34"/>`,
  ].join("")
}
