import type { OnThisDay, Today } from "@confetti/contract/today"
import { t } from "@confetti/domain/messages/t"
import type { TodayMarks } from "../today-store.ts"

/** "On this day in 1911: …" */
export function onThisDayText({ year, text }: Pick<OnThisDay, "year" | "text">): string {
  return t`On this day in ${year}: ${text}`
}

/** What each of a day's tiles says of itself. */
export function marksOf({ tiles, onThisDay }: Pick<Today, "tiles" | "onThisDay">): TodayMarks {
  return Object.fromEntries(
    tiles.map(({ id, reason }, at) => {
      const number = at + 1
      const mark = t`Today ${number} of ${tiles.length}`
      return [id, reason === "day" && onThisDay ? [mark, onThisDayText(onThisDay)] : [mark]]
    }),
  )
}
