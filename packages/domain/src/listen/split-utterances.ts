/** Browsers cut off what takes a voice longer than some fifteen seconds; this is read in half of that, slowly. */
export const longestUtterance = 180

/**
 * A paragraph as what a voice is given at once: whole sentences as long as they fit, a longer one split where it takes a breath, and a word
 * that is longer still anywhere between two letters. Nothing is lost or said twice.
 */
export function splitUtterances(text: string, language: string, longest = longestUtterance): string[] {
  const parts = sentences(text, language).flatMap((sentence) => splitLong(sentence, longest))
  return join(parts, longest)
}

function sentences(text: string, language: string): string[] {
  const plain = text.trim().replace(/\s+/g, " ")
  return segments(plain, language, "sentence").map((each) => each.trim())
}

/** At the last breath that leaves both parts short enough, else at the last space, else between two letters. */
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

/** The last place before `longest` that splits no letter: one may be several units long. One that is longer than that is split all the same. */
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
  // Browsers of before 2024 may have none; then a sentence ends at its mark.
  if (!Segmenter) return granularity === "sentence" ? text.split(/(?<=[.!?…])\s+/) : [...text]
  return [...new Segmenter(language, { granularity }).segment(text)].map(({ segment }) => segment)
}
