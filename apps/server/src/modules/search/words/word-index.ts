import { exactMatches, fuzzyMatches, type WordMatch } from "./find-words.ts"
import { createFirstLetters } from "./first-letters.ts"
import type { Language } from "./language.ts"
import { createPostings } from "./postings.ts"
import { createSortedVocabulary } from "./sorted-vocabulary.ts"
import { createWeigher, leastInTitle, strengthsFor, type TileWords } from "./weigh-words.ts"
import { createWordTable } from "./word-table.ts"

/** How tolerant a query is: spelling, and up to one missing word in three. */
export type MatchOptions = { isForgiving: boolean; mostMissed: number }

/** An inverted index. Tiles are numbered in the order added, and never removed. */
export type WordIndex = {
  tileCount: () => number
  add: (words: TileWords) => number
  /**
   * Scores tiles that contain all these words. Stop words are optional, unless there are no others or the last one is still being typed.
   * The last word may be a prefix. Valid until the next query.
   */
  match: (words: readonly string[], options: MatchOptions) => Uint16Array
  /** Call after adding tiles. */
  settle: () => void
}

/** Fuzzy matching scans all words; with more words than this, exact ones suffice. */
const mostForgiven = 4

/** Steps by which a title of only these words is better than a longer one. */
const titleSteps = 7

export function createWordIndex({ isStopWord, formsIn }: Language): WordIndex {
  const table = createWordTable()
  const vocabulary = { table, sorted: createSortedVocabulary(table), formsOf: formsIn(table) }
  const postings = createPostings()
  const weigh = createWeigher(table)
  const letters = createFirstLetters(table)
  let count = 0
  let titleLengths = new Uint8Array(0)
  /** By tile: the best match of the current word; of all words the least, the number missing, and the sum. */
  let best = new Uint8Array(0)
  let weakest = new Uint8Array(0)
  let missed = new Uint8Array(0)
  let scores = new Uint16Array(0)

  function makeRoom(): void {
    if (count < titleLengths.length) return
    const room = Math.max(64, count * 2)
    const longer = new Uint8Array(room)
    longer.set(titleLengths)
    titleLengths = longer
    best = new Uint8Array(room)
    weakest = new Uint8Array(room)
    missed = new Uint8Array(room)
    scores = new Uint16Array(room)
  }

  function findBest(matches: readonly WordMatch[]): void {
    best.fill(0, 0, count)
    const wanted = matches.map(({ word, closeness }) => ({ word, strengths: strengthsFor(closeness) }))
    postings.raise(wanted, best)
  }

  function require(): void {
    for (let tile = 0; tile < count; tile++) {
      const strength = best[tile] ?? 0
      if (strength === 0) missed[tile] = (missed[tile] ?? 0) + 1
      scores[tile] = (scores[tile] ?? 0) + strength
      weakest[tile] = Math.min(weakest[tile] ?? 0, strength)
    }
  }

  function leaveOut(mostMissed: number): void {
    for (let tile = 0; tile < count; tile++) if ((missed[tile] ?? 0) > mostMissed) scores[tile] = 0
  }

  /** An optional word still decides between two titles. */
  function prefer(): void {
    for (let tile = 0; tile < count; tile++)
      if (scores[tile] !== 0 && (best[tile] ?? 0) >= leastInTitle) scores[tile] = (scores[tile] ?? 0) + 1
  }

  function addTitleSteps(wordCount: number): void {
    for (let tile = 0; tile < count; tile++) {
      if (scores[tile] === 0) continue
      const isInTitle = (weakest[tile] ?? 0) >= leastInTitle
      const share = isInTitle ? Math.min(1, wordCount / Math.max(1, titleLengths[tile] ?? 0)) : 0
      scores[tile] = (scores[tile] ?? 0) * (titleSteps + 1) + Math.round(titleSteps * share)
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
    match: (words, { isForgiving, mostMissed }) => {
      const last = words.length - 1
      const isRequired = (word: string, at: number): boolean => at === last || !isStopWord(word)
      const required = words.filter(isRequired).length
      scores.fill(0, 0, count)
      weakest.fill(255, 0, count)
      missed.fill(0, 0, count)
      let forgiven = 0
      words.forEach((word, at) => {
        if (!isRequired(word, at)) return
        const exact = exactMatches(vocabulary, word, at === last)
        findBest(
          isForgiving && forgiven++ < mostForgiven ? [...exact, ...fuzzyMatches(vocabulary, word, at === last)] : exact,
        )
        require()
      })
      leaveOut(Math.min(mostMissed, Math.floor(required / 3)))
      words.forEach((word, at) => {
        if (isRequired(word, at)) return
        findBest(exactMatches(vocabulary, word, false))
        prefer()
      })
      addTitleSteps(required)
      return scores
    },
    settle: postings.settle,
  }
}
