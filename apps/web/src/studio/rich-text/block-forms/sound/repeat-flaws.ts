import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { givenFlaw } from "../given-flaw.ts"
import { numberIn } from "../number-in.ts"
import { oneLine } from "../one-line.ts"
import { rangeFlaw } from "../range-flaw.ts"
import type { Repeats } from "./sound-values.ts"

/** How many times and how far apart are said together, or not at all. */
export function repeatFlaws({ times, every }: Repeats): Record<keyof Repeats, string | null> {
  const isTimes = oneLine(times) !== ""
  const isEvery = oneLine(every) !== ""
  return {
    times: isEvery && !isTimes ? t`Say how many times.` : givenFlaw(times, timesFlaw),
    every:
      isTimes && !isEvery ? t`Say how far apart.` : givenFlaw(every, (text) => rangeFlaw(text, blockLimits.noteLength)),
  }
}

function timesFlaw(text: string): string | null {
  const isWhole = Number.isInteger(numberIn(text) ?? 0)
  return isWhole ? rangeFlaw(text, { least: 1, most: blockLimits.soundEvents }) : t`Must be a whole number.`
}
