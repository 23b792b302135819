export type WordTable = {
  size: () => number
  wordOf: (number: number) => string
  numberOf: (word: string) => number | undefined
  /** Reports the number of each word of a space-separated text, numbering new ones. */
  readText: (text: string, tell: (number: number) => void) => void
}

const space = 32
/** Two 32-bit hashes a word, with different primes (the first is FNV-1a). */
const seeds = [0x811c_9dc5 | 0, 0x2545_f491] as const
const primes = [0x0100_0193, 0x5bd1_e995] as const
/** Numbers of an entry: the word's number plus one, and its two hashes. The fourth aligns entries to cache lines. */
const stride = 4

/**
 * A hash table that finds words inside a text without substrings or comparisons: 64 bits of hash are trusted. Among a million words a
 * collision has a chance of one in forty million; the two words would be merged. Three to four times as fast as a Map, which dominates
 * indexing.
 */
export function createWordTable(): WordTable {
  const words: string[] = []
  /** Open addressing, at most half full; 0 is empty. */
  let slots = new Int32Array(stride << 10)

  function find(first: number, second: number): number {
    const mask = slots.length - 1
    for (let slot = slotOf(first, mask); ; slot = (slot + stride) & mask) {
      const entry = slots[slot] ?? 0
      if (entry === 0 || (slots[slot + 1] === first && slots[slot + 2] === second)) return entry - 1
    }
  }

  function add(word: string, first: number, second: number): number {
    // A substring keeps the whole text in memory; a copy does not.
    words.push(Buffer.from(word).toString())
    if (words.length * stride * 2 > slots.length) grow()
    place(slots, words.length, first, second)
    return words.length - 1
  }

  function grow(): void {
    const larger = new Int32Array(slots.length * 2)
    for (let slot = 0; slot < slots.length; slot += stride)
      if (slots[slot] !== 0) place(larger, slots[slot] ?? 0, slots[slot + 1] ?? 0, slots[slot + 2] ?? 0)
    slots = larger
  }

  return {
    size: () => words.length,
    wordOf: (number) => words[number] ?? "",
    numberOf: (word) => {
      let [first, second]: [number, number] = [...seeds]
      for (let at = 0; at < word.length; at++) {
        first = Math.imul(first ^ word.charCodeAt(at), primes[0])
        second = Math.imul(second ^ word.charCodeAt(at), primes[1])
      }
      const number = find(first, second)
      return number < 0 ? undefined : number
    },
    readText: (text, tell) => {
      let from = 0
      let [first, second]: [number, number] = [...seeds]
      for (let at = 0; at <= text.length; at++) {
        const code = at < text.length ? text.charCodeAt(at) : space
        if (code !== space) {
          first = Math.imul(first ^ code, primes[0])
          second = Math.imul(second ^ code, primes[1])
          continue
        }
        if (at > from) {
          const known = find(first, second)
          tell(known < 0 ? add(text.slice(from, at), first, second) : known)
        }
        from = at + 1
        first = seeds[0]
        second = seeds[1]
      }
    },
  }
}

function place(slots: Int32Array, entry: number, first: number, second: number): void {
  const mask = slots.length - 1
  let slot = slotOf(first, mask)
  while (slots[slot] !== 0) slot = (slot + stride) & mask
  slots[slot] = entry
  slots[slot + 1] = first
  slots[slot + 2] = second
}

/** Mixes the high bits of a hash into the low ones, which choose the slot. */
function slotOf(hash: number, mask: number): number {
  return ((hash ^ (hash >>> 15)) * stride) & mask
}
