import { t } from "@confetti/domain/messages/t"
import { medianGuess } from "@confetti/domain/tile/median-guess"

type Slider = { min: number; max: number; step: number; unit: string }

/** What everybody guessed, in a sentence. `textOf` writes a number with its unit. */
export function othersWords(
  counts: readonly number[],
  slider: Slider,
  textOf: (value: number, unit: string) => string,
): string {
  const total = textOf(
    counts.reduce((sum, count) => sum + count, 0),
    "",
  )
  const median = textOf(medianGuess(counts, slider) ?? slider.min, slider.unit)
  return t`Of ${total} guesses here, the middle one was about ${median}.`
}
