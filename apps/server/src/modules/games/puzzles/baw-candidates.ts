import { bawLetters } from "@confetti/domain/games/baw"

export const fewestWords = 20
export const mostWords = 60

export type BawCandidate = { letters: string; required: readonly string[] }

/** All good puzzles of these words, by letters. Words with an s are excluded, as plurals are dull. */
export function bawCandidates(common: readonly string[]): BawCandidate[] {
  const counts = new Map<number, number>()
  for (const word of common) {
    const mask = maskOf(word)
    counts.set(mask, (counts.get(mask) ?? 0) + 1)
  }
  return [...counts.keys()]
    .map(lettersOf)
    .filter(({ length }) => length === bawLetters)
    .sort()
    .flatMap((letters) => {
      const required = [...letters].filter((letter) => {
        const words = countWords(maskOf(letters), maskOf(letter), counts)
        return words >= fewestWords && words <= mostWords
      })
      return required.length > 0 ? [{ letters, required }] : []
    })
}

export function wordsOf(common: readonly string[], letters: string, required: string): string[] {
  const all = maskOf(letters)
  const needed = maskOf(required)
  return common.filter((word) => {
    const mask = maskOf(word)
    return (mask & ~all) === 0 && (mask & needed) !== 0
  })
}

function countWords(all: number, needed: number, counts: ReadonlyMap<number, number>): number {
  const free = all & ~needed
  let words = counts.get(needed) ?? 0
  // All subsets of the other letters, largest first.
  for (let subset = free; subset > 0; subset = (subset - 1) & free) words += counts.get(subset | needed) ?? 0
  return words
}

function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) - 97)
  return mask
}

function lettersOf(mask: number): string {
  let letters = ""
  for (let at = 0; at < 26; at += 1) if ((mask & (1 << at)) !== 0) letters += String.fromCharCode(97 + at)
  return letters
}
