import type { RefObject } from "react"
import { burst } from "../../../ui/burst.ts"
import { isVisible } from "../../../ui/is-visible.ts"
import { vibrate } from "../../../platform/haptics.ts"
import type { BawNews } from "./entry/baw-news.ts"
import { flyWord } from "./fly-word.ts"
import { bawHue } from "./hue.ts"

type Found = Extract<BawNews, { kind: "found" }>

/** A word that counts flies to the others; a pangram, a rank and the last word of all burst. */
export function celebrate(
  { words, rank, isEveryWord }: Found,
  /** Where it was typed. */
  typed: HTMLElement,
  goals: readonly RefObject<HTMLElement | null>[],
): void {
  const isGreat = isEveryWord || words.some(({ isPangram }) => isPangram)
  vibrate(isGreat || rank !== null ? "won" : "marked")
  const from = typed.getBoundingClientRect()
  // On a phone it is the line above, on a wide screen the column beside.
  const goal = goals.map(({ current }) => current).find((each) => each && isVisible(each))
  if (goal) for (const { word } of words) flyWord(word, typed, goal.getBoundingClientRect())
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2]
  if (isGreat) for (const shift of [-90, 0, 90]) burst(x + shift, y, bawHue + shift)
  else if (rank !== null) burst(x, y, bawHue)
}
