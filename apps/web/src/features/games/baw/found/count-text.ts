import type { BawPlay } from "@confetti/contract/games"
import { countFound } from "../entry/baw-news.ts"

/** "12 of 41 words", and how many beyond these. */
export function countText(play: Pick<BawPlay, "found" | "words">): string {
  const count = countFound(play)
  const bonus = play.found.length - count
  return `${count} of ${play.words} words${bonus > 0 ? `, ${bonus} bonus` : ""}`
}
