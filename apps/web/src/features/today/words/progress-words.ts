import type { Today } from "@confetti/contract/today"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { todayProgress } from "@confetti/domain/today/today-progress"

const numbers = [t`none`, t`one`, t`two`, t`three`, t`four`, t`five`, t`six`, t`seven`]

/** How far somebody is with today's tiles. */
export function progressOf({ tiles, readIds }: Pick<Today, "tiles" | "readIds">) {
  return todayProgress(
    tiles.map(({ id }) => id),
    readIds,
  )
}

/** "Done for today: 7 of 7", or how many are left. */
export function endText({ read, total, isDone, waitingIds }: ReturnType<typeof progressOf>): string {
  if (isDone) return t`Done for today: ${read} of ${total}`
  const left = waitingIds.length
  const number = numbers[left] ?? left
  return plural(left, {
    one: `${read} of ${total}, one is waiting`,
    other: `${read} of ${total}, ${number} are waiting`,
  })
}
