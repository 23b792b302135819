/** Shorter words are too similar; longer ones may have two typos. As on the server. */
const leastForOneEdit = 4

const leastForTwoEdits = 8

export type Part = { text: string; isMatch: boolean }

/** Letters by which a search word may be longer: "moons" marks "moon". */
const longestEnding = 2

/**
 * Splits a text and marks matches of the query: prefixes of words, ignoring case and accents. A word without a match may be misspelt, and
 * then marks similar words.
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
    // Where normalising changes the length, the whole word is marked.
    const end = at + (plain.length === raw.length ? length : raw.length)
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false })
    parts.push({ text: text.slice(at, end), isMatch: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}

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

function isMeantBy(word: string, typed: string): boolean {
  if (typed.length < leastForOneEdit || /\p{N}/u.test(typed) || word.charAt(0) !== typed.charAt(0)) return false
  const most = typed.length < leastForTwoEdits ? 1 : 2
  return Math.abs(word.length - typed.length) <= most && countEdits(word, typed) <= most
}

/** Damerau's distance (optimal alignment). */
function countEdits(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      let edits = Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1)
      current.push(edits)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
