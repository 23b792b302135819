import type { OnThisDay } from "@confetti/contract/today"
import type { ContentSnapshot } from "../../platform/content/content-snapshot.ts"

/** The editors' note on a day and its tile; null without one, or if another tile has the day. */
export function onThisDayOf(
  { dailyTiles }: Pick<ContentSnapshot, "dailyTiles">,
  day: string,
  tileOfDayId: string | null | undefined,
): OnThisDay | null {
  const { tileId, onThisDay = null } = dailyTiles.get(day) ?? {}
  return tileId === undefined || tileId !== tileOfDayId ? null : onThisDay
}
