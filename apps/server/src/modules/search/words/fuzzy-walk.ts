/** Longer words are compared up to this length. */
const longest = 48

type Walk = {
  /** In alphabetical order. */
  words: readonly string[]
  /** The start: with one edit only, the first word with the right first letter. */
  from: number
  wanted: string
  mostEdits: number
  isBeginning: boolean
}

/**
 * Walks the sorted words like a trie: words with a common prefix share its rows of the edit distance (Damerau, optimal alignment), and
 * prefixes out of reach are skipped.
 */
export function fuzzyWalk(walk: Walk, found: (at: number, edits: number) => void): void {
  const { words, from, mostEdits, isBeginning } = walk
  const wanted = walk.wanted.slice(0, longest)
  const width = wanted.length + 1
  // A match is at most this much longer; one more row for the empty prefix.
  const deepest = wanted.length + mostEdits
  const rows = new Uint8Array((deepest + 1) * width)
  for (let column = 0; column < width; column++) rows[column] = column
  /** The least distance to any prefix of the current word, by depth. */
  const bestAt = new Uint8Array(deepest + 1).fill(255)
  const firstCode = wanted.charCodeAt(0)
  let before = ""
  let rowsAreFor = 0

  for (let at = from; at < words.length; at++) {
    const current = words[at] ?? ""
    const isElsewhere = current.charCodeAt(0) !== firstCode
    if (isElsewhere && mostEdits < 2) return
    let depth = sharedLength(before, current, rowsAreFor)
    const end = Math.min(current.length, deepest)
    let isInReach = true
    while (depth < end && isInReach) {
      depth++
      isInReach = fillRow(rows, width, wanted, current, depth) <= mostEdits
      const distance = rows[depth * width + width - 1] ?? 0
      bestAt[depth] = Math.min(distance, bestAt[depth - 1] ?? 0)
    }
    before = current
    rowsAreFor = depth
    const extra = isElsewhere ? 1 : 0
    const isWhole = depth === current.length
    const edits = isBeginning ? (bestAt[depth] ?? 0) : isWhole ? (rows[depth * width + width - 1] ?? 0) : 255
    if (edits + extra <= mostEdits) found(at, edits + extra)
    else if (!isInReach) {
      const lost = current.slice(0, depth)
      while (at + 1 < words.length && (words[at + 1] ?? "").startsWith(lost)) at++
    }
  }
}

function sharedLength(a: string, b: string, most: number): number {
  const end = Math.min(a.length, b.length, most)
  let length = 0
  while (length < end && a.charCodeAt(length) === b.charCodeAt(length)) length++
  return length
}

/** Fills the row of a prefix and returns its minimum. */
function fillRow(rows: Uint8Array, width: number, wanted: string, current: string, depth: number): number {
  const row = depth * width
  const above = row - width
  const letter = current.charCodeAt(depth - 1)
  const letterBefore = depth > 1 ? current.charCodeAt(depth - 2) : -1
  rows[row] = depth
  let least = depth
  for (let column = 1; column < width; column++) {
    const wantedLetter = wanted.charCodeAt(column - 1)
    let edits = (rows[above + column - 1] ?? 0) + (letter === wantedLetter ? 0 : 1)
    edits = Math.min(edits, (rows[above + column] ?? 0) + 1, (rows[row + column - 1] ?? 0) + 1)
    const isSwap = column > 1 && letter === wanted.charCodeAt(column - 2) && letterBefore === wantedLetter
    if (isSwap) edits = Math.min(edits, (rows[above - width + column - 2] ?? 0) + 1)
    rows[row + column] = edits
    if (edits < least) least = edits
  }
  return least
}
