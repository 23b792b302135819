import { folded } from "./folded.ts"

/**
 * A folded text for word screening, with allowed words and phrases replaced by as many other characters. A `*` at the end of an entry
 * matches any ending.
 */
export function withoutAllowed(text: string, entries: readonly string[]): string {
  const plain = folded(text)
  const tokens = [...plain.matchAll(/[\p{L}\p{N}]+/gu)]
  const words = tokens.map(([word]) => word)
  const parsed = entries.map(wordsOf)
  const gaps: [from: number, to: number][] = []
  for (let at = 0; at < words.length; at += 1) {
    const lengths = parsed.filter((entry) => standsAt(entry, words, at)).map(({ words }) => words.length)
    const length = Math.max(0, ...lengths)
    const first = tokens[at]
    const last = tokens[at + length - 1]
    if (length === 0 || !first || !last) continue
    gaps.push([first.index, last.index + last[0].length])
    at += length - 1
  }
  return gaps.reduceRight((left, [from, to]) => left.slice(0, from) + "·".repeat(to - from) + left.slice(to), plain)
}

type Entry = { words: string[]; isPrefix: boolean }

function wordsOf(entry: string): Entry {
  return { words: folded(entry).match(/[\p{L}\p{N}]+/gu) ?? [], isPrefix: entry.endsWith("*") }
}

function standsAt({ words, isPrefix }: Entry, text: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const found = text[at + index] ?? ""
    return isPrefix && index === words.length - 1 ? found.startsWith(word) : found === word
  })
}
