import { keysOf, recordOf } from "@confetti/domain/keys"
import { weightBits } from "./postings.ts"
import type { WordTable } from "./word-table.ts"

const strengths = { once: 4, often: 6, early: 8, earlyAndOften: 10, title: 44, beginsTitle: 46 }

const weights = keysOf(strengths)
const weightOf = recordOf(weights, (_name, at) => at)

/** Even the weakest match in a title scores more than the best elsewhere. */
export const leastInTitle = 20

/** The first words, of the teaser and a sentence, tell the topic. */
const earlyWords = 40
/** The importer stores frequent words twice. */
const often = 2

const tables = new Map<number, Uint8Array>()

export function strengthsFor(closeness: number): Uint8Array {
  const known = tables.get(closeness)
  if (known) return known
  const table = new Uint8Array(1 << weightBits)
  weights.forEach((name, weight) => (table[weight] = Math.round(strengths[name] * closeness)))
  tables.set(closeness, table)
  return table
}

/** A tile's stored words: `text` begins with the title's, and repeats frequent ones at the end. */
export type TileWords = { title: string; text: string }

/** Reports each word of a tile once with its weight, and returns the number of title words. */
export type Weigh = (tile: TileWords, tell: (word: number, weight: number) => void) => number

export function createWeigher(table: WordTable): Weigh {
  // Indexed by word number: a map for each tile would cost more than all else.
  let counts = new Uint16Array(1 << 16)

  return ({ title, text }, tell) => {
    const inTitle = new Set<number>()
    table.readText(title, (word) => inTitle.add(word))
    const said: number[] = []
    const earlyEnd = inTitle.size + earlyWords
    let read = 0
    let early = 0
    table.readText(text, (word) => {
      if (word >= counts.length) counts = grown(counts, word)
      if (counts[word] === 0) said.push(word)
      counts[word] = (counts[word] ?? 0) + 1
      if (read++ < earlyEnd) early = said.length
    })
    said.forEach((word, at) => {
      const isOften = (counts[word] ?? 0) >= often
      counts[word] = 0
      if (inTitle.has(word)) return
      if (at < early) tell(word, isOften ? weightOf.earlyAndOften : weightOf.early)
      else tell(word, isOften ? weightOf.often : weightOf.once)
    })
    let isFirst = true
    for (const word of inTitle) {
      tell(word, isFirst ? weightOf.beginsTitle : weightOf.title)
      isFirst = false
    }
    return inTitle.size
  }
}

function grown(counts: Uint16Array, word: number): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(Math.max(word + 1, counts.length * 2))
  larger.set(counts)
  return larger
}
