import { hasStackedMarks, hasVisible } from "../visible-text.ts"

/** A thought is at most so long, counted as people count: a flag, a family and an accented letter are one each. */
export const longestThought = 500

/** Longer texts are not even looked at. A family of four in all its skin tones takes 19 units, and no thought is made of families alone. */
const mostUnits = 8000
/** More lines would push everybody else off the screen. */
const mostLines = 25
/** More code points than any letter, flag or family has. */
const mostInOne = 32

export type TextFlaw = "empty" | "too-long" | "bad-characters" | "stacked-marks"

export type CheckedText = { ok: true; text: string } | { ok: false; reason: TextFlaw }

/** Control characters, and what shows letters in another order than they are in: these are for deceiving. */
const unsafe = /[\p{Cc}\u202d\u202e]/u

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" })

export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/**
 * A thought as it is kept, or why it can't be. Joiners and directions that a script needs stay; what turns the words around it is
 * closed where it begins, so that it ends with its line. Nothing else is left out without being said.
 */
export function checkThoughtText(given: string): CheckedText {
  // Before anything goes over it: what is refused for its length costs nothing.
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

/** Its length in graphemes; null where one of them is a heap. */
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

/** A line in which every isolate that begins also ends, and none ends that did not begin. Embeddings become isolates. */
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
