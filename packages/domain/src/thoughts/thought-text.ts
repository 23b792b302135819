import { hasStackedMarks, hasVisible } from "../visible-text.ts"

/** Graphemes of a thought: a flag, a family and an accented letter count one each. */
export const longestThought = 500

/** UTF-16 units; longer texts are refused unread. A family of four in all skin tones takes 19 units. */
const mostUnits = 8000
/** More lines would push other thoughts off the screen. */
const mostLines = 25
/** Code points of a grapheme: more than any letter, flag or family has. */
const mostInOne = 32

export type TextProblem = "empty" | "too-long" | "bad-characters" | "stacked-marks"

export type CheckedText = { ok: true; text: string } | { ok: false; reason: TextProblem }

/** Control characters and bidi overrides, which deceive. */
const unsafe = /[\p{Cc}\u202d\u202e]/u

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" })

export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/**
 * Normalises a thought, or says why it is invalid. Joiners and directional marks that scripts need stay; isolates and embeddings are closed
 * at the end of their line. Anything else is refused, not dropped.
 */
export function checkThoughtText(given: string): CheckedText {
  // First, so that refusing an oversized text is cheap.
  if (given.length > mostUnits) return { ok: false, reason: "too-long" }
  if (!given.isWellFormed()) return { ok: false, reason: "bad-characters" }
  const plain = given
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
  if (unsafe.test(plain.replaceAll("\n", ""))) return { ok: false, reason: "bad-characters" }
  if (hasStackedMarks(plain)) return { ok: false, reason: "stacked-marks" }
  const text = tidied(plain.split("\n").map(isolated).join("\n"))
  if (!hasVisible(text)) return { ok: false, reason: "empty" }
  const length = measured(text)
  if (length === null) return { ok: false, reason: "stacked-marks" }
  return length > longestThought || text.split("\n").length > mostLines
    ? { ok: false, reason: "too-long" }
    : { ok: true, text }
}

function tidied(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd())
  const joined = lines.join("\n")
  return joined.replace(/\n{3,}/g, "\n\n").trim()
}

/** The length in graphemes; null if one has too many code points. */
function measured(text: string): number | null {
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length > mostInOne && [...segment].length > mostInOne) return null
    count += 1
  }
  return count
}

const open = /[\u2066-\u2068]/
const close = "\u2069"

/** A line with balanced isolates. Embeddings become isolates. */
function isolated(line: string): string {
  if (!/[\u202a-\u202c\u2066-\u2069]/.test(line)) return line
  const turned = line.replaceAll("\u202a", "\u2066").replaceAll("\u202b", "\u2067").replaceAll("\u202c", close)
  let depth = 0
  let kept = ""
  for (const character of turned) {
    if (character === close && depth === 0) continue
    if (character === close) depth -= 1
    if (open.test(character)) depth += 1
    kept += character
  }
  return kept + close.repeat(depth)
}
