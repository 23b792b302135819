import type { Mark, MarkedGuess } from "@confetti/domain/games/wurd"

/** What a mark means, said and on a key. */
export const markWords: Record<Mark, string> = {
  correct: "right place",
  present: "elsewhere",
  absent: "not in the word",
}

/** "Row 2, SLATE: S right place, L not in the word …" */
export function rowSentence({ word, marks }: MarkedGuess, at: number): string {
  const upper = word.toUpperCase()
  if (marks.every((mark) => mark === "correct")) return `Row ${at + 1}, ${upper}: every letter in its right place.`
  if (marks.every((mark) => mark === "absent")) return `Row ${at + 1}, ${upper}: no letter is in the word.`
  const letters = [...upper].map((letter, place) => `${letter} ${markWords[marks[place] ?? "absent"]}`)
  return `Row ${at + 1}, ${upper}: ${letters.join(", ")}.`
}

/** A row that was typed and not marked. */
export function draftSentence(letters: string, at: number, isWaiting: boolean): string {
  if (isWaiting) return `Row ${at + 1}, ${letters.toUpperCase()}: not marked yet.`
  return letters === ""
    ? `Row ${at + 1}, empty.`
    : `Row ${at + 1}, being typed: ${[...letters.toUpperCase()].join(" ")}.`
}
