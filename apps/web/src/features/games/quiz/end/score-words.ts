import { t } from "@confetti/domain/messages/t"

const words = [
  t`Five tiles to read up on.`,
  t`One is a start.`,
  t`Two, and three to read up on.`,
  t`More right than wrong.`,
  t`So close.`,
  t`Not one wrong.`,
] as const

/** What is said of so many right answers out of five. */
export function scoreWords(points: number): string {
  return words[Math.min(points, words.length - 1)] ?? words[0]
}
