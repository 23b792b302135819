export const bawLetters = 7
export const shortestWord = 4
const pangramBonus = 7

/** A day's different letters, and the one every word needs. */
export type BawPuzzle = { letters: string; required: string }

export type BawWordDecision =
  | { ok: true; points: number; isPangram: boolean }
  | { ok: false; reason: "too-short" | "other-letter" | "required-left-out" | "found-before" }

/** Whether a word can be built, and its points. Only the server knows whether it is a word. */
export function judgeWord(puzzle: BawPuzzle, word: string, found: ReadonlySet<string> = new Set()): BawWordDecision {
  if (word.length < shortestWord) return { ok: false, reason: "too-short" }
  if ([...word].some((letter) => !puzzle.letters.includes(letter))) return { ok: false, reason: "other-letter" }
  if (!word.includes(puzzle.required)) return { ok: false, reason: "required-left-out" }
  if (found.has(word)) return { ok: false, reason: "found-before" }
  return { ok: true, points: wordPoints(word), isPangram: isPangram(word) }
}

/** Four letters are worth one point, longer words their length, a pangram seven more. */
export function wordPoints(word: string): number {
  const forLength = word.length === shortestWord ? 1 : word.length
  return forLength + (isPangram(word) ? pangramBonus : 0)
}

export function isPangram(word: string): boolean {
  return new Set(word).size === bawLetters
}

/** Ranks by their share of all points. */
export const bawRanks = [
  { rank: "speck", share: 0 },
  { rank: "pinch", share: 0.05 },
  { rank: "handful", share: 0.15 },
  { rank: "shower", share: 0.3 },
  { rank: "burst", share: 0.45 },
  { rank: "parade", share: 0.6 },
  { rank: "confetti", share: 0.75 },
] as const

export type BawRank = (typeof bawRanks)[number]["rank"]

export const bawRankNames = bawRanks.map(({ rank }) => rank)

export function pointsForRank(rank: BawRank, total: number): number {
  const share = bawRanks.find((each) => each.rank === rank)?.share ?? 0
  return Math.ceil(share * total)
}

/** The highest rank reached. Bonus words can exceed the total. */
export function bawRank(points: number, total: number): BawRank {
  return bawRanks.findLast(({ rank }) => points >= pointsForRank(rank, total))?.rank ?? "speck"
}

export type BawHint = { letter: string; length: number; count: number }

export function bawHints(words: Iterable<string>): BawHint[] {
  const counts = new Map<string, BawHint>()
  for (const word of words) {
    const letter = word.charAt(0)
    const key = `${letter}${word.length}`
    const hint = counts.get(key) ?? { letter, length: word.length, count: 0 }
    counts.set(key, { ...hint, count: hint.count + 1 })
  }
  return [...counts.values()].sort((a, b) => a.letter.localeCompare(b.letter, "en") || a.length - b.length)
}
