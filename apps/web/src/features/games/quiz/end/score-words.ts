const words = [
  "Five tiles to read up on.",
  "One is a start.",
  "Two, and three to read up on.",
  "More right than wrong.",
  "So close.",
  "Not one wrong.",
] as const

/** What is said of so many right answers out of five. */
export function scoreWords(points: number): string {
  return words[Math.min(points, words.length - 1)] ?? words[0]
}
