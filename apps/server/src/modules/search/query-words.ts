const mostWords = 12

/** Letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
}
const otherLetters = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g")

/**
 * Scripts that write no spaces, and Korean, which joins words with endings. A decomposed letter counts once: a Korean syllable is two or
 * three characters.
 */
const unspaced = "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}"
const unspacedLetter = new RegExp(`[\\u1100-\\u115f]?[\\u1160-\\u11ff]+|[${unspaced}\\p{scx=Hang}]`, "gu")
const runs = new RegExp(
  `[[\\p{L}\\p{N}]&&[${unspaced}\\p{scx=Hang}]]+|[[\\p{L}\\p{N}]--[${unspaced}\\p{scx=Hang}]]+`,
  "gv",
)

/** Normalises a text to words: lower case, without accents, letters and digits only. Scripts without spaces give pairs of letters. */
export function queryWords(text: string, most: number = mostWords): string[] {
  return wordsOf(text, pairsAsked).slice(0, most)
}

/** Words that a text can be found by, with single letters of scripts without spaces. */
export function foundWords(text: string): string[] {
  return wordsOf(text, (letters) =>
    letters.flatMap((letter, at) => (at + 1 < letters.length ? [letter + letters[at + 1], letter] : letter)),
  )
}

export function hasUnspaced(text: string): boolean {
  return text.normalize("NFKD").search(unspacedLetter) >= 0
}

function pairsAsked(letters: readonly string[]): readonly string[] {
  return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => letters[at] + letter)
}

function wordsOf(text: string, split: (letters: readonly string[]) => readonly string[]): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(otherLetters, (letter) => plainLetters[letter] ?? "")
  return (plain.match(runs) ?? []).flatMap((run) => {
    const letters = run.match(unspacedLetter)
    return letters === null ? run : split(letters)
  })
}
