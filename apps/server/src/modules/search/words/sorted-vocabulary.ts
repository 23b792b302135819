import { fuzzyWalk } from "./fuzzy-walk.ts"
import type { WordTable } from "./word-table.ts"

/** A word, and the edits from the searched word to it or its prefix. */
export type Likeness = { word: number; edits: number }

export type SortedVocabulary = {
  beginningWith: (beginning: string) => number[]
  /** Words within so many edits: insertion, deletion, replacement or swap. A wrong first letter counts twice. */
  like: (word: string, mostEdits: number, isBeginning: boolean) => Likeness[]
}

export function createSortedVocabulary(table: WordTable): SortedVocabulary {
  let words: string[] = []
  let numbers = new Uint32Array(0)

  /** New words are sorted in at the next search. */
  function sortIn(): void {
    const known = words.length
    if (known === table.size()) return
    const added = Array.from({ length: table.size() - known }, (_, at) => known + at)
    added.sort((a, b) => (table.wordOf(a) < table.wordOf(b) ? -1 : 1))
    numbers = merge(numbers, added, (a, b) => table.wordOf(a) < table.wordOf(b))
    words = Array.from(numbers, (number) => table.wordOf(number))
  }

  return {
    beginningWith: (beginning) => {
      sortIn()
      const found: number[] = []
      for (let at = firstFrom(words, beginning); at < words.length && words[at]?.startsWith(beginning); at++)
        found.push(numbers[at] ?? 0)
      return found
    },
    like: (word, mostEdits, isBeginning) => {
      sortIn()
      const found: Likeness[] = []
      const from = mostEdits < 2 ? firstFrom(words, word.charAt(0)) : 0
      fuzzyWalk({ words, from, wanted: word, mostEdits, isBeginning }, (at, edits) =>
        found.push({ word: numbers[at] ?? 0, edits }),
      )
      return found
    },
  }
}

function firstFrom(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? "") < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function merge(
  a: Uint32Array,
  b: readonly number[],
  isBefore: (a: number, b: number) => boolean,
): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(a.length + b.length)
  let [left, right] = [0, 0]
  for (let at = 0; at < merged.length; at++) {
    const takeLeft = right === b.length || (left < a.length && isBefore(a[left] ?? 0, b[right] ?? 0))
    merged[at] = (takeLeft ? a[left++] : b[right++]) ?? 0
  }
  return merged
}
