import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { TextProblem } from "@confetti/domain/thoughts/thought-text"
import { checkThoughtText, countGraphemes, longestThought } from "@confetti/domain/thoughts/thought-text"

/** Names of the contract's text problems without its catalogue; a test compares them. */
export const problemTexts: Record<TextProblem, string> = {
  empty: t`Write something first.`,
  "too-long": t`Make it shorter: at most 500 characters and 25 lines.`,
  "bad-characters": t`This contains a character that can’t be shown.`,
  "stacked-marks": t`Please remove the stacked accents.`,
}

/** Remaining characters from which their number is shown. */
const nearTheEnd = 60

/** Longer texts are not counted, as every letter would scan them. */
const mostCounted = 8000

/** Remaining graphemes; negative if too many, null if not counted. */
export function charactersLeft(text: string): number | null {
  if (text.length > mostCounted) return null
  // Never more characters than units.
  if (text.length <= longestThought - nearTheEnd - 1) return longestThought - text.length
  const checked = checkThoughtText(text)
  return longestThought - countGraphemes(checked.ok ? checked.text : text.trim())
}

export function leftWords(left: number | null): string {
  if (left === null) return t`Far too long`
  if (left > nearTheEnd) return ""
  if (left < 0) return plural(-left, { one: "# character too many", other: "# characters too many" })
  return plural(left, { one: "# character left", other: "# characters left" })
}

/** Announced at every tenth and each of the last ten, so that typing is not interrupted. */
export function spokenLeft(left: number | null): string {
  if (left === null || left <= 10) return leftWords(left)
  return leftWords(left > nearTheEnd ? left : Math.ceil(left / 10) * 10)
}
