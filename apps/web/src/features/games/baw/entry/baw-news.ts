import type { BawPlay } from "@confetti/contract/games"
import type { BawRank } from "@confetti/domain/games/baw"
import type { PlayState, Refusal } from "../../play/open-play.ts"

export type FoundWord = BawPlay["found"][number]

export type BawNews =
  | {
      kind: "found"
      /** What was entered here and counts by now. */
      words: readonly FoundWord[]
      /** The rank that was reached with it; null where it stayed. */
      rank: BawRank | null
      /** Nothing is left to be found. */
      isEveryWord: boolean
    }
  | { kind: "refused"; refusal: Refusal }

type Known = Pick<PlayState, "play" | "waiting" | "refusal">

/** What has become of the words that were entered on this device; null where there is nothing new. What another one found is none. */
export function newsOf(before: Known, after: Known): BawNews | null {
  if (after.refusal && after.refusal !== before.refusal) return { kind: "refused", refusal: after.refusal }
  if (before.play?.game !== "BAW" || after.play?.game !== "BAW") return null
  const known = new Set(before.play.found.map(({ word }) => word))
  const entered = new Set(before.waiting)
  const words = after.play.found.filter(({ word }) => !known.has(word) && entered.has(word))
  if (words.length === 0) return null
  const rank = after.play.rank === before.play.rank ? null : after.play.rank
  return { kind: "found", words, rank, isEveryWord: isEveryWord(after.play) && !isEveryWord(before.play) }
}

/** Bonus words are beyond those to be found. */
export function countFound({ found }: Pick<BawPlay, "found">): number {
  return found.filter(({ isBonus }) => !isBonus).length
}

export function isEveryWord(play: Pick<BawPlay, "found" | "words">): boolean {
  return countFound(play) === play.words
}
