import type { OnThisDay, Today } from "@confetti/contract/today"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { todayProgress } from "@confetti/domain/today/today-progress"
import type { TodayMarks } from "./today-store.ts"

const numbers = [t`none`, t`one`, t`two`, t`three`, t`four`, t`five`, t`six`, t`seven`]

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
  return plural(left, { one: `${read} of ${total}, one left`, other: `${read} of ${total}, ${number} left` })
}

type TodayTile = Today["tiles"][number]

/** A short reason for one of today's tiles. `category` is its title if visible. */
export function reasonText({ reason }: Pick<TodayTile, "reason">, category: string | null): string {
  switch (reason) {
    case "day":
      return t`The tile of the day, the same for everyone`
    case "taste":
      return category ? t`More of what you like: ${category}` : t`More of what you like`
    case "discovery":
      return category ? t`Something new to you: ${category}` : t`Something new to you`
    case "growing":
      return t`Developing`
    case "new":
      return t`Just out`
    case "loved":
      return t`Well liked`
    case "variety":
      return category ? t`For variety: ${category}` : t`For variety`
    case "again":
      return t`Worth another look`
  }
}

export function onThisDayText({ year, text }: Pick<OnThisDay, "year" | "text">): string {
  return t`On this day in ${year}: ${text}`
}

export function marksOf({ tiles, onThisDay }: Pick<Today, "tiles" | "onThisDay">): TodayMarks {
  return Object.fromEntries(
    tiles.map(({ id, reason }, at) => {
      const number = at + 1
      const mark = t`Today ${number} of ${tiles.length}`
      return [id, reason === "day" && onThisDay ? [mark, onThisDayText(onThisDay)] : [mark]]
    }),
  )
}
