import type { BawPlay } from "@confetti/contract/games"
import { type BawHint, type BawRank, isPangram } from "@confetti/domain/games/baw"
import { t } from "@confetti/domain/messages/t"
import { countFound, type FoundWord } from "./open-entry.ts"

/** As on its card in the feed. */
export const bawHue = 62

const rankNames: Record<BawRank, string> = {
  speck: t`Speck`,
  pinch: t`Pinch`,
  handful: t`Handful`,
  shower: t`Shower`,
  burst: t`Burst`,
  parade: t`Parade`,
  confetti: t`Confetti`,
}

export function countText(play: Pick<BawPlay, "found" | "words">): string {
  const count = countFound(play)
  const bonus = play.found.length - count
  return bonus > 0 ? t`${count} of ${play.words} words, ${bonus} bonus` : t`${count} of ${play.words} words`
}

type Rank = BawPlay["ranks"][number]

type RankProgress = {
  /** The rank reached, from 0. */
  at: number
  /** The next rank and the points missing; null at the top. */
  next: (Rank & { missing: number }) | null
  /** The position on a line with evenly spaced ranks, 0 to 1. */
  share: number
}

export function rankProgress({ points, rank, ranks }: Pick<BawPlay, "points" | "rank" | "ranks">): RankProgress {
  const at = Math.max(
    0,
    ranks.findIndex((each) => each.rank === rank),
  )
  const next = ranks[at + 1]
  if (!next) return { at, next: null, share: 1 }
  const from = ranks[at]?.points ?? 0
  const step = Math.max(1, next.points - from)
  const within = Math.min(Math.max((points - from) / step, 0), 1)
  return { at, next: { ...next, missing: next.points - points }, share: (at + within) / (ranks.length - 1) }
}

export function rankName(rank: BawRank): string {
  return rankNames[rank]
}

type HintRow = {
  letter: string
  /** By length; null where there never was a word. */
  counts: (number | null)[]
  left: number
}

export type HintTable = { lengths: number[]; rows: HintRow[]; totals: number[]; left: number }

/** Words left to find, by first letter and length, without bonus words. */
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

type AnswerLine = { word: string; isFound: boolean; isPangram: boolean }

export function answerList({ answers, found }: Pick<BawPlay, "answers" | "found">): AnswerLine[] {
  const known = new Set(found.map(({ word }) => word))
  return (answers ?? [])
    .toSorted((a, b) => a.localeCompare(b, "en"))
    .map((word) => ({ word, isFound: known.has(word), isPangram: isPangram(word) }))
}

/** Shuffles letters into a different order. `random` returns 0 to below 1. */
export function shuffleLetters(letters: readonly string[], random: () => number): string[] {
  const next = [...letters]
  for (let at = next.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[next[at], next[other]] = [next[other] ?? "", next[at] ?? ""]
  }
  const isSame = next.every((letter, at) => letter === letters[at])
  return isSame ? [...next.slice(1), ...next.slice(0, 1)] : next
}
