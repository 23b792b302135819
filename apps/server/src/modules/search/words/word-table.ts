/** Numbers for words, in the order they came. */
export type WordTable = {
  size: () => number
  /** The word with this number. */
  wordOf: (number: number) => string
  numberOf: (word: string) => number | undefined
  /** Tells the number of each word of a text, in which single spaces stand between words. Words not yet known get one. */
  readText: (text: string, tell: (number: number) => void) => void
}

const space = 32
const fnvStart = 0x811c_9dc5 | 0
const fnvPrime = 0x0100_0193

/**
 * A hash table that finds words inside a text without cutting them out. Half the cost of building an index would otherwise
 * be making short strings, to look them up in a Map and throw them away.
 */
export function createWordTable(): WordTable {
  const words: string[] = []
  /** In pairs, where a word's hash points or after: its number and one, and the hash. At most half full. */
  let slots = new Int32Array(1 << 12)

  function find(text: string, from: number, to: number, hash: number): number {
    const mask = slots.length - 2
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const number = (slots[slot] as number) - 1
      if (number < 0) return number
      if (slots[slot + 1] === hash && stands(words[number] as string, text, from, to)) return number
    }
  }

  function add(text: string, from: number, to: number, hash: number): number {
    // A word cut from a text keeps the whole text in memory; a copy does not.
    words.push(Buffer.from(text.slice(from, to)).toString())
    if (words.length * 4 > slots.length) grow()
    place(slots, words.length, hash)
    return words.length - 1
  }

  function grow(): void {
    const larger = new Int32Array(slots.length * 2)
    for (let slot = 0; slot < slots.length; slot += 2)
      if (slots[slot] !== 0) place(larger, slots[slot] as number, slots[slot + 1] as number)
    slots = larger
  }

  return {
    size: () => words.length,
    wordOf: (number) => words[number] as string,
    numberOf: (word) => {
      let hash = fnvStart
      for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), fnvPrime)
      const number = find(word, 0, word.length, spread(hash))
      return number < 0 ? undefined : number
    },
    readText: (text, tell) => {
      let from = 0
      let hash = fnvStart
      for (let at = 0; at <= text.length; at++) {
        const code = at < text.length ? text.charCodeAt(at) : space
        if (code !== space) {
          hash = Math.imul(hash ^ code, fnvPrime)
          continue
        }
        if (at > from) {
          const known = find(text, from, at, spread(hash))
          tell(known < 0 ? add(text, from, at, spread(hash)) : known)
        }
        from = at + 1
        hash = fnvStart
      }
    },
  }
}

function place(slots: Int32Array, entry: number, hash: number): void {
  const mask = slots.length - 2
  let slot = (hash << 1) & mask
  while (slots[slot] !== 0) slot = (slot + 2) & mask
  slots[slot] = entry
  slots[slot + 1] = hash
}

function stands(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false
  return true
}

/** The low bits of the hash choose the slot, so the high ones are mixed into them. */
function spread(hash: number): number {
  return hash ^ (hash >>> 15)
}
