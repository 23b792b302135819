import { defined } from "@confetti/domain/defined"
import { firstLetterWord } from "./find-words.ts"
import type { WordTable } from "./word-table.ts"

export type FirstLetters = {
  note: (word: number, weight: number) => void
  tell: (tell: (word: number, weight: number) => void) => void
}

export function createFirstLetters(table: WordTable): FirstLetters {
  /** By word number: its first letter's made-up word, plus one. */
  let ready = new Int32Array(1 << 16)
  const weights = new Map<number, number>()

  function letterOf(word: number): number {
    if (word >= ready.length) {
      const longer = new Int32Array(Math.max(word + 1, ready.length * 2))
      longer.set(ready)
      ready = longer
    }
    if (ready[word] === 0) {
      const letter = String.fromCodePoint(defined(table.wordOf(word).codePointAt(0)))
      table.readText(firstLetterWord(letter), (number) => (ready[word] = number + 1))
    }
    return (ready[word] ?? 0) - 1
  }

  return {
    note: (word, weight) => {
      const letter = letterOf(word)
      if (weight > (weights.get(letter) ?? -1)) weights.set(letter, weight)
    },
    tell: (tell) => {
      for (const [letter, weight] of weights) tell(letter, weight)
      weights.clear()
    },
  }
}
