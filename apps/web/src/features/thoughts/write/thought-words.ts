import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { TextFlaw } from "@confetti/domain/thoughts/thought-text"
import { checkThoughtText, countGraphemes, longestThought } from "@confetti/domain/thoughts/thought-text"

/** The contract's words for what is wrong with a text, without the rest of its catalogue. A test compares them. */
export const flawWords: Record<TextFlaw, string> = {
  empty: t`Write something first.`,
  "too-long": t`Make it shorter: at most 500 characters and 25 lines.`,
  "bad-characters": t`This contains a character that can’t be shown.`,
  "stacked-marks": t`Please remove the stacked accents.`,
}

/** Characters that are left when their number begins to show. */
const nearTheEnd = 60

/** Longer texts are not counted: each letter typed would go over all of it. */
const mostCounted = 8000

/** How many characters there is still room for, as people count them; below zero where there are too many, and null where nobody counts them. */
export function charactersLeft(text: string): number | null {
  if (text.length > mostCounted) return null
  // There are no more characters than units.
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

/** What is read out: at every tenth, and each of the last ten, so that nobody who types is talked over. */
export function spokenLeft(left: number | null): string {
  if (left === null || left <= 10) return leftWords(left)
  return leftWords(left > nearTheEnd ? left : Math.ceil(left / 10) * 10)
}
