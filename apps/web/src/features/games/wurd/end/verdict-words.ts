import type { WurdPlay } from "@confetti/contract/games"
import { wurdGuesses } from "@confetti/domain/games/wurd"

const won = [
  "First guess. Unbelievable",
  "Two guesses. That was sharp",
  "Three guesses. Beautifully done",
  "Four guesses. Nicely played",
  "Five guesses. You got there",
  "Six guesses. Just in time",
]

/** How a game went, in warm words. */
export function verdictWords({ state, rows }: Pick<WurdPlay, "state" | "rows">): string {
  if (state === "won") return won[rows.length - 1] ?? "You found it"
  return rows.length < wurdGuesses ? "A word for another day" : "So close. The next one is yours"
}

/** The same for those who listen, with the word. */
export function endSentence({ state, rows, answer }: Pick<WurdPlay, "state" | "rows" | "answer">): string {
  return `${verdictWords({ state, rows })}. The word was ${answer?.word.toUpperCase() ?? "not told"}.`
}
