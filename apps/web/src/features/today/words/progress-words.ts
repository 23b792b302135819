import type { Today } from "@confetti/contract/today"
import { todayProgress } from "@confetti/domain/today/today-progress"

const numbers = ["none", "one", "two", "three", "four", "five", "six", "seven"]

/** How far somebody is with today's tiles. */
export function progressOf({ tiles, readIds }: Pick<Today, "tiles" | "readIds">) {
  return todayProgress(
    tiles.map(({ id }) => id),
    readIds,
  )
}

/** "Done for today: 7 of 7", or how many are left. */
export function endText({ read, total, isDone, waitingIds }: ReturnType<typeof progressOf>): string {
  if (isDone) return `Done for today: ${read} of ${total}`
  const left = waitingIds.length
  return `${read} of ${total}, ${numbers[left] ?? left} ${left === 1 ? "is" : "are"} waiting`
}
