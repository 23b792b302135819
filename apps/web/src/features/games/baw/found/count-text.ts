import type { BawPlay } from "@confetti/contract/games"
import { t } from "@confetti/domain/messages/t"
import { countFound } from "../entry/baw-news.ts"

/** "12 of 41 words", and how many beyond these. */
export function countText(play: Pick<BawPlay, "found" | "words">): string {
  const count = countFound(play)
  const bonus = play.found.length - count
  return bonus > 0 ? t`${count} of ${play.words} words, ${bonus} bonus` : t`${count} of ${play.words} words`
}
