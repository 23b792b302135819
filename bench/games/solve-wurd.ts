import { markGuess } from "@confetti/domain/games/wurd"

/** How many guesses it takes: each is the word, of those that still fit, whose letters the most of them share. */
export function solveWurd(answer: string, words: readonly string[]): number {
  let left = words
  for (let guesses = 1; ; guesses += 1) {
    const guess = mostTelling(left)
    if (guess === answer) return guesses
    const told = markGuess(answer, guess).join()
    left = left.filter((word) => word !== guess && markGuess(word, guess).join() === told)
    if (left.length === 0) throw new Error(`${answer} is not among the words`)
  }
}

function mostTelling(words: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) for (const letter of new Set(word)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  let best = ""
  let most = -1
  for (const word of words) {
    const shared = [...new Set(word)].reduce((total, letter) => total + (counts.get(letter) ?? 0), 0)
    if (shared > most) [best, most] = [word, shared]
  }
  return best
}
