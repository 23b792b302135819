import { createAlphabet } from "./alphabet.ts"
import { exactMeanings, likelyMeanings, type Meaning } from "./find-words.ts"
import { createFirstLetters } from "./first-letters.ts"
import { createPostings } from "./postings.ts"
import { isSmallWord } from "./small-words.ts"
import { createWeigher, leastInTitle, strengthsFor, type TileWords } from "./weigh-words.ts"
import { createWordTable } from "./word-table.ts"

/** Which words stand in which tiles. Tiles go by numbers in the order they came; none is ever taken out. */
export type WordIndex = {
  tileCount: () => number
  /** Gives the tile's number. */
  add: (words: TileWords) => number
  /**
   * Scores every tile that says all these words; words that say little need not be there, unless they are all there is or
   * still being typed. The last word may be the beginning of one. With `isForgiving` words may also be misspelt.
   */
  match: (words: readonly string[], isForgiving: boolean) => Uint16Array
  /** To be called after tiles were added. */
  settle: () => void
}

/** A title that is all about the words comes before one that goes on: this many steps of difference. */
const titleSteps = 7

export function createWordIndex(): WordIndex {
  const table = createWordTable()
  const vocabulary = { table, alphabet: createAlphabet(table) }
  const postings = createPostings()
  const weigh = createWeigher(table)
  const letters = createFirstLetters(table)
  let count = 0
  let titleLengths = new Uint8Array(0)
  /** For each tile the best match of the word at hand, the least of all words so far, and the sum. */
  let best = new Uint8Array(0)
  let weakest = new Uint8Array(0)
  let scores = new Uint16Array(0)

  function makeRoom(): void {
    if (count < titleLengths.length) return
    const room = Math.max(64, count * 2)
    const longer = new Uint8Array(room)
    longer.set(titleLengths)
    titleLengths = longer
    best = new Uint8Array(room)
    weakest = new Uint8Array(room)
    scores = new Uint16Array(room)
  }

  function findBest(meanings: readonly Meaning[]): void {
    best.fill(0, 0, count)
    const wanted = meanings.map(({ word, closeness }) => ({ word, strengths: strengthsFor(closeness) }))
    postings.raise(wanted, best)
  }

  function require(isFirst: boolean): void {
    for (let tile = 0; tile < count; tile++) {
      const strength = best[tile] as number
      if (isFirst) {
        scores[tile] = strength
        weakest[tile] = strength
      } else if (strength === 0) scores[tile] = 0
      else if (scores[tile] !== 0) {
        scores[tile] = (scores[tile] as number) + strength
        weakest[tile] = Math.min(weakest[tile] as number, strength)
      }
    }
  }

  /** A word that need not be there still says which of two titles was meant. */
  function prefer(): void {
    for (let tile = 0; tile < count; tile++)
      if (scores[tile] !== 0 && (best[tile] as number) >= leastInTitle) scores[tile] = (scores[tile] as number) + 1
  }

  function addTitleSteps(wordCount: number): void {
    for (let tile = 0; tile < count; tile++) {
      if (scores[tile] === 0) continue
      const isInTitle = (weakest[tile] as number) >= leastInTitle
      const share = isInTitle ? Math.min(1, wordCount / Math.max(1, titleLengths[tile] as number)) : 0
      scores[tile] = (scores[tile] as number) * (titleSteps + 1) + Math.round(titleSteps * share)
    }
  }

  return {
    tileCount: () => count,
    add: (words) => {
      makeRoom()
      const tile = count++
      const post = (word: number, weight: number): void => postings.add(word, tile, weight)
      const length = weigh(words, (word, weight) => {
        post(word, weight)
        letters.note(word, weight)
      })
      letters.tell(post)
      titleLengths[tile] = Math.min(255, length)
      return tile
    },
    match: (words, isForgiving) => {
      const isRequired = (word: string, at: number): boolean => at === words.length - 1 || !isSmallWord(word)
      let required = 0
      const meaningsOf = (word: string, at: number): Meaning[] => {
        const isTyped = at === words.length - 1
        const exact = exactMeanings(vocabulary, word, isTyped)
        return isForgiving ? [...exact, ...likelyMeanings(vocabulary, word, isTyped)] : exact
      }
      words.forEach((word, at) => {
        if (!isRequired(word, at)) return
        findBest(meaningsOf(word, at))
        require(required++ === 0)
      })
      words.forEach((word, at) => {
        if (isRequired(word, at)) return
        findBest(exactMeanings(vocabulary, word, false))
        prefer()
      })
      addTitleSteps(required)
      return scores
    },
    settle: postings.settle,
  }
}
