import { isMeantBy } from "./is-meant-by.ts"

export type Part = { text: string; isMatch: boolean }

/** How much longer than a word its searched form may be: "moons" finds and marks "moon". */
const longestEnding = 2

/**
 * A text in parts, with what the query's words match marked: the beginnings of words, whatever their case and accents. A
 * word that matches nothing here may be misspelt, and then marks what it was meant to be.
 */
export function markMatches(text: string, query: string): Part[] {
  const wanted = wordsOf(query).map(({ plain }) => plain)
  if (wanted.length === 0) return [{ text, isMatch: false }]
  const words = wordsOf(text)
  const misspelt = wanted.filter((word) => !words.some(({ plain }) => matchedLength(plain, word) > 0))
  const parts: Part[] = []
  let from = 0
  for (const { at, raw, plain } of words) {
    const isMeant = misspelt.some((word) => isMeantBy(plain, word))
    const length = isMeant ? plain.length : Math.max(0, ...wanted.map((word) => matchedLength(plain, word)))
    if (length === 0) continue
    // Where letters fall apart into several when made plain, positions no longer agree: the whole word is marked.
    const end = at + (plain.length === raw.length ? length : raw.length)
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false })
    parts.push({ text: text.slice(at, end), isMatch: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}

/** How many of the word's first letters the wanted word matches. */
function matchedLength(word: string, wanted: string): number {
  if (word === wanted) return word.length
  if (wanted.length > 1 && word.startsWith(wanted)) return wanted.length
  const isItsForm = word.length > 3 && wanted.startsWith(word) && wanted.length - word.length <= longestEnding
  return isItsForm || wanted.replace(/ies$/, "y") === word ? word.length : 0
}

function wordsOf(text: string) {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu), (found) => ({
    at: found.index,
    raw: found[0],
    plain: found[0].normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase(),
  }))
}
