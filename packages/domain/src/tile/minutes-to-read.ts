/** Words a minute on a phone. */
const pace = 220

/** Whole minutes for so many words, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / pace))
}
