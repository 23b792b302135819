/** More words than this say nothing more. */
const mostWords = 12

/** Letters that Unicode does not take apart into a letter and its accent. */
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

/** A text as the words search compares: lower case, without accents, letters and digits only. */
export function queryWords(text: string, most: number = mostWords): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(otherLetters, (letter) => plainLetters[letter] ?? "")
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most)
}
