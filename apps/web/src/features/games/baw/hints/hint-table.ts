import type { BawHint } from "@confetti/domain/games/baw"
import type { FoundWord } from "../entry/baw-news.ts"

export type HintRow = {
  letter: string
  /** One a length; null where there never was a word. */
  counts: (number | null)[]
  left: number
}

export type HintTable = { lengths: number[]; rows: HintRow[]; totals: number[]; left: number }

/** How many words are still to be found, by first letter and length. Bonus words are beyond these. */
export function hintTable(hints: readonly BawHint[], found: readonly FoundWord[]): HintTable {
  const left = new Map(hints.map((hint) => [keyOf(hint), hint.count]))
  for (const { word, isBonus } of found) {
    const key = keyOf({ letter: word.charAt(0), length: word.length })
    if (!isBonus) left.set(key, (left.get(key) ?? 1) - 1)
  }
  const lengths = [...new Set(hints.map(({ length }) => length))].sort((a, b) => a - b)
  const letters = [...new Set(hints.map(({ letter }) => letter))]
  const rows = letters.map((letter) => {
    const counts = lengths.map((length) => left.get(keyOf({ letter, length })) ?? null)
    return { letter, counts, left: sum(counts) }
  })
  const totals = lengths.map((_, at) => sum(rows.map(({ counts }) => counts[at] ?? 0)))
  return { lengths, rows, totals, left: sum(totals) }
}

function keyOf({ letter, length }: Pick<BawHint, "letter" | "length">): string {
  return `${letter}${length}`
}

function sum(counts: readonly (number | null)[]): number {
  return counts.reduce<number>((total, count) => total + (count ?? 0), 0)
}
