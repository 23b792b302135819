import { bawLetters } from "@confetti/domain/games/baw"

/** How many words a good puzzle has. */
export const fewestWords = 20
export const mostWords = 60

/** Seven letters of a common word, in the order of the alphabet, and those of them that make a good puzzle when every word needs them. */
export type BawCandidate = { letters: string; required: readonly string[] }

/** Every good puzzle of these words, by its letters. Words with an s are none of these: a puzzle of plurals is a chore. */
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
  // Every subset of the other letters, from all of them down.
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
