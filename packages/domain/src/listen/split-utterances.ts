/** Browsers cut off utterances longer than some fifteen seconds; this takes half of that at a slow pace. */
export const longestUtterance = 180

/**
 * A paragraph as utterances: whole sentences while they fit, longer ones split at a pause, and longer words between letters. Nothing is
 * lost or repeated.
 */
export function splitUtterances(text: string, language: string, longest = longestUtterance): string[] {
  const parts = sentences(text, language).flatMap((sentence) => splitLong(sentence, longest))
  return join(parts, longest)
}

function sentences(text: string, language: string): string[] {
  const plain = text.trim().replace(/\s+/g, " ")
  return segments(plain, language, "sentence").map((each) => each.trim())
}

/** Splits at the last pause that leaves both parts short enough, otherwise at the last space, otherwise between letters. */
function splitLong(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return sentence === "" ? [] : [sentence]
  const start = sentence.slice(0, longest + 1)
  const at = Math.max(lastEnd(start, /[,;:–—)]\s/g), 0) || lastEnd(start, /\s/g) || letterEnd(sentence, longest)
  return [sentence.slice(0, at).trim(), ...splitLong(sentence.slice(at).trim(), longest)]
}

function lastEnd(text: string, mark: RegExp): number {
  const last = [...text.matchAll(mark)].at(-1)
  return last ? last.index + last[0].length : 0
}

/** The last grapheme boundary before `longest`. A longer grapheme is split. */
function letterEnd(text: string, longest: number): number {
  let end = 0
  for (const letter of segments(text, "en", "grapheme")) {
    if (end + letter.length > longest) break
    end += letter.length
  }
  return end || longest
}

function join(parts: readonly string[], longest: number): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && last.length + 1 + part.length <= longest) joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}

function segments(text: string, language: string, granularity: "sentence" | "grapheme"): string[] {
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter }
  // Missing in some browsers before 2024: sentences then end at punctuation.
  if (!Segmenter) return granularity === "sentence" ? text.split(/(?<=[.!?…])\s+/) : [...text]
  return [...new Segmenter(language, { granularity }).segment(text)].map(({ segment }) => segment)
}
