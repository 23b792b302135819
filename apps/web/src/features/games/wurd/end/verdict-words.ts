import type { WurdPlay } from "@confetti/contract/games"
import { wurdGuesses } from "@confetti/domain/games/wurd"
import { t } from "@confetti/domain/messages/t"

const won = [
  t`First guess. Unbelievable`,
  t`Two guesses. That was sharp`,
  t`Three guesses. Beautifully done`,
  t`Four guesses. Nicely played`,
  t`Five guesses. You got there`,
  t`Six guesses. Just in time`,
]

/** How a game went, in warm words. */
export function verdictWords({ state, rows }: Pick<WurdPlay, "state" | "rows">): string {
  if (state === "won") return won[rows.length - 1] ?? t`You found it`
  return rows.length < wurdGuesses ? t`A word for another day` : t`So close. The next one is yours`
}

/** The same for those who listen, with the word. */
export function endSentence({ state, rows, answer }: Pick<WurdPlay, "state" | "rows" | "answer">): string {
  const verdict = verdictWords({ state, rows })
  const word = answer?.word.toUpperCase()
  return word === undefined ? t`${verdict}. The word was not told.` : t`${verdict}. The word was ${word}.`
}
