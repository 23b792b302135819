import type { Mark, MarkedGuess } from "@confetti/domain/games/wurd"
import { t } from "@confetti/domain/messages/t"

/** What a mark means, said and on a key. */
export const markWords: Record<Mark, string> = {
  correct: t`right place`,
  present: t`elsewhere`,
  absent: t`not in the word`,
}

/** "Row 2, SLATE: S right place, L not in the word …" */
export function rowSentence({ word, marks }: MarkedGuess, at: number): string {
  const row = at + 1
  const upper = word.toUpperCase()
  if (marks.every((mark) => mark === "correct")) return t`Row ${row}, ${upper}: every letter in its right place.`
  if (marks.every((mark) => mark === "absent")) return t`Row ${row}, ${upper}: no letter is in the word.`
  const letters = [...upper].map((letter, place) => `${letter} ${markWords[marks[place] ?? "absent"]}`)
  const spoken = letters.join(", ")
  return t`Row ${row}, ${upper}: ${spoken}.`
}

/** A row that was typed and not marked. */
export function draftSentence(letters: string, at: number, isWaiting: boolean): string {
  const row = at + 1
  const upper = letters.toUpperCase()
  if (isWaiting) return t`Row ${row}, ${upper}: not marked yet.`
  const spelled = [...upper].join(" ")
  return letters === "" ? t`Row ${row}, empty.` : t`Row ${row}, being typed: ${spelled}.`
}
