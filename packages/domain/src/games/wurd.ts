export const wurdLetters = 5
export const wurdGuesses = 6

export const marks = ["correct", "present", "absent"] as const

export type Mark = (typeof marks)[number]

/** Marks each letter of a guess. A letter is marked at most as often as it occurs: correct places first, then from left to right. */
export function markGuess(answer: string, guess: string): Mark[] {
  const left = new Map<string, number>()
  for (const [at, letter] of [...answer].entries())
    if (guess[at] !== letter) left.set(letter, (left.get(letter) ?? 0) + 1)
  return [...guess].map((letter, at) => {
    if (answer[at] === letter) return "correct"
    const count = left.get(letter) ?? 0
    if (count === 0) return "absent"
    left.set(letter, count - 1)
    return "present"
  })
}

export type WurdOutcome = "won" | "lost"

export function wurdOutcome(answer: string, guesses: readonly string[]): WurdOutcome | null {
  if (guesses.includes(answer)) return "won"
  return guesses.length >= wurdGuesses ? "lost" : null
}

export type MarkedGuess = { word: string; marks: readonly Mark[] }

export type HardModeDecision =
  | { ok: true }
  /** `place` counts from 0. */
  | { ok: false; reason: "letter-moved"; letter: string; place: number }
  | { ok: false; reason: "letter-left-out"; letter: string; count: number }

/** In hard mode known letters must be used: correct ones in their places, present ones as often as known. */
export function checkHardMode(earlier: readonly MarkedGuess[], guess: string): HardModeDecision {
  for (const { word, marks: told } of earlier) {
    for (const [place, letter] of [...word].entries())
      if (told[place] === "correct" && guess[place] !== letter)
        return { ok: false, reason: "letter-moved", letter, place }
    const known = countLetters([...word].filter((_letter, place) => told[place] !== "absent"))
    const used = countLetters([...guess])
    for (const [letter, count] of known)
      if ((used.get(letter) ?? 0) < count) return { ok: false, reason: "letter-left-out", letter, count }
  }
  return { ok: true }
}

function countLetters(letters: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/** The best mark of each letter so far, for a keyboard. */
export function keyboardMarks(guesses: readonly MarkedGuess[]): Map<string, Mark> {
  const known = new Map<string, Mark>()
  for (const { word, marks: told } of guesses)
    for (const [place, letter] of [...word].entries()) {
      const mark = told[place] ?? "absent"
      const before = known.get(letter)
      if (before === undefined || marks.indexOf(mark) < marks.indexOf(before)) known.set(letter, mark)
    }
  return known
}
