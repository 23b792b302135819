export const weightBits = 3

/** A word, and the score of each of its weights in this query. */
export type Wanted = { word: number; strengths: Uint8Array }

/**
 * Postings by word number: tiles with the word's weight there. Packed: each ascending tile is a delta with the weight, as a varint of seven
 * bits a byte. Postings since the last packing are in a plain list.
 */
export type Postings = {
  /** Tiles must be added in ascending order, once a word. */
  add: (word: number, tile: number, weight: number) => void
  /** Raises each tile's score to that of a wanted word. */
  raise: (wanted: readonly Wanted[], best: Uint8Array) => void
  pack: () => void
  settle: () => void
}

/** Postings that may wait unpacked: each query scans them all. */
const mostWaiting = 1 << 15
const mostAtOnce = 1 << 21

export function createPostings(): Postings {
  let block = new Uint8Array(0)
  /** Offset of each word in the block; it ends where the next one begins. */
  let starts = new Uint32Array(1)
  let lastTiles = new Int32Array(0)
  let waiting = { words: new Uint32Array(1 << 10), values: new Uint32Array(1 << 10), count: 0 }

  function add(word: number, tile: number, weight: number): void {
    if (waiting.count === mostAtOnce) pack()
    if (waiting.count === waiting.words.length) {
      const room = waiting.count * 2
      waiting = { words: longer(waiting.words, room), values: longer(waiting.values, room), count: waiting.count }
    }
    waiting.words[waiting.count] = word
    waiting.values[waiting.count++] = (tile << weightBits) | weight
  }

  function pack(): void {
    const { words, values, count } = waiting
    let size = starts.length - 1
    for (let at = 0; at < count; at++) size = Math.max(size, (words[at] ?? 0) + 1)
    const oldStarts = new Uint32Array(size + 1).fill(block.length)
    oldStarts.set(starts)
    const lasts = longer(lastTiles, size)

    const lengths = new Uint32Array(size)
    const previous = lasts.slice()
    for (let at = 0; at < count; at++) {
      const word = words[at] ?? 0
      const value = values[at] ?? 0
      lengths[word] = (lengths[word] ?? 0) + packedLength(value - ((previous[word] ?? 0) << weightBits))
      previous[word] = value >>> weightBits
    }

    const newStarts = new Uint32Array(size + 1)
    const ends = new Uint32Array(size)
    for (let word = 0; word < size; word++) {
      ends[word] = (newStarts[word] ?? 0) + (oldStarts[word + 1] ?? 0) - (oldStarts[word] ?? 0)
      newStarts[word + 1] = (ends[word] ?? 0) + (lengths[word] ?? 0)
    }
    const packed = new Uint8Array(newStarts[size] ?? 0)
    for (let word = 0; word < size; word++) {
      const [from, to] = [oldStarts[word] ?? 0, oldStarts[word + 1] ?? 0]
      if (to > from) packed.set(block.subarray(from, to), newStarts[word])
    }
    for (let at = 0; at < count; at++) {
      const word = words[at] ?? 0
      const value = values[at] ?? 0
      ends[word] = write(packed, ends[word] ?? 0, value - ((lasts[word] ?? 0) << weightBits))
      lasts[word] = value >>> weightBits
    }
    block = packed
    starts = newStarts
    lastTiles = lasts
    waiting = { words: new Uint32Array(1 << 10), values: new Uint32Array(1 << 10), count: 0 }
  }

  function raiseWaiting(wanted: readonly Wanted[], best: Uint8Array): void {
    const byWord = new Map(wanted.map(({ word, strengths }) => [word, strengths]))
    for (let at = 0; at < waiting.count; at++) {
      const strengths = byWord.get(waiting.words[at] ?? 0)
      if (!strengths) continue
      const value = waiting.values[at] ?? 0
      const tile = value >>> weightBits
      best[tile] = Math.max(best[tile] ?? 0, strengths[value & 7] ?? 0)
    }
  }

  return {
    add,
    raise: (wanted, best) => {
      for (const { word, strengths } of wanted)
        if (word + 1 < starts.length) raisePacked(block, starts[word] ?? 0, starts[word + 1] ?? 0, strengths, best)
      if (waiting.count > 0) raiseWaiting(wanted, best)
    },
    pack,
    settle: () => {
      if (waiting.count > mostWaiting) pack()
    },
  }
}

function raisePacked(bytes: Uint8Array, from: number, to: number, strengths: Uint8Array, best: Uint8Array): void {
  let tile = 0
  let at = from
  while (at < to) {
    let byte = bytes[at++] ?? 0
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
    }
    tile += value >>> weightBits
    const strength = strengths[value & 7] ?? 0
    if ((best[tile] ?? 0) < strength) best[tile] = strength
  }
}

function packedLength(value: number): number {
  return value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : value < 1 << 21 ? 3 : value < 1 << 28 ? 4 : 5
}

function write(bytes: Uint8Array, at: number, value: number): number {
  while (value > 127) {
    bytes[at++] = (value & 127) | 128
    value >>>= 7
  }
  bytes[at++] = value
  return at
}

function longer<Numbers extends Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(
  numbers: Numbers,
  length: number,
): Numbers {
  const grown = new (numbers.constructor as new (length: number) => Numbers)(length)
  grown.set(numbers)
  return grown
}
