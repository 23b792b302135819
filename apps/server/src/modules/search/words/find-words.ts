import type { SortedVocabulary } from "./sorted-vocabulary.ts"
import type { WordTable } from "./word-table.ts"

export type Vocabulary = { table: WordTable; sorted: SortedVocabulary; formsOf: (word: string) => readonly number[] }

/** A word of the index that a query's word may mean; a closeness of 1 is the word itself. */
export type WordMatch = { word: number; closeness: number }

const closenessOf = { itself: 1, form: 0.9, beginning: 0.8, oneEdit: 0.7, twoEdits: 0.5 }

/** Shorter words are too similar to each other. */
const leastForOneEdit = 4
const leastForTwoEdits = 7
/** In words this short, replacing a letter usually makes another word: only an insertion, deletion or swap is forgiven. */
const mostForSlip = 4
/** Prefixes are even more similar than words. */
const leastForBeginning = 5
const mostGuesses = 64

export function exactMatches({ table, sorted, formsOf }: Vocabulary, word: string, isTyped: boolean): WordMatch[] {
  const matches: WordMatch[] = []
  const itself = table.numberOf(word)
  if (itself !== undefined) matches.push({ word: itself, closeness: closenessOf.itself })
  for (const number of formsOf(word)) if (number !== itself) matches.push({ word: number, closeness: closenessOf.form })
  if (isTyped)
    for (const number of beginnings(table, sorted, word))
      if (number !== itself) matches.push({ word: number, closeness: closenessOf.beginning })
  return matches
}

/** Prefixes of one letter match thousands of words, so they are prepared. */
function beginnings(table: WordTable, sorted: SortedVocabulary, word: string): number[] {
  if (word.length > 1) return sorted.beginningWith(word)
  const ready = table.numberOf(firstLetterWord(word))
  return ready === undefined ? [] : [ready]
}

/** A made-up word for all words with this first letter. Words never contain a star. */
export function firstLetterWord(letter: string): string {
  return `${letter}*`
}

export function fuzzyMatches({ sorted, table }: Vocabulary, word: string, isTyped: boolean): WordMatch[] {
  const mostEdits = editsForgiven(word)
  if (mostEdits === 0) return []
  const isBeginning = isTyped && word.length >= leastForBeginning
  return (
    sorted
      .like(word, mostEdits, isBeginning)
      .filter(({ word: number }) => word.length > mostForSlip || isSlip(word, table.wordOf(number)))
      // Stable: equals stay in alphabetical order, which is the same in every process.
      .sort((a, b) => a.edits - b.edits)
      .slice(0, mostGuesses)
      .map(({ word: number, edits }) => {
        return { word: number, closeness: edits < 2 ? closenessOf.oneEdit : closenessOf.twoEdits }
      })
  )
}

function isSlip(word: string, meant: string): boolean {
  return word.length !== meant.length || [...word].sort().join() === [...meant].sort().join()
}

/** A wrong digit is another number, not a typo. */
function editsForgiven(word: string): number {
  if (word.length < leastForOneEdit || /\p{N}/u.test(word)) return 0
  return word.length < leastForTwoEdits ? 1 : 2
}
