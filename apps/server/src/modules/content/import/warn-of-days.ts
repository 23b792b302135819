import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { daysDatedAhead, fewestDatedAhead } from "@confetti/domain/today/days-dated-ahead"
import { plural, type Say, t } from "../../../platform/words/say.ts"
import { dailyTilesFile } from "../pack/parse-daily-tiles.ts"

/** Warns editors when daily tiles run out soon; null while there are enough or none. Time never fails an import. */
export function warnOfDays(dailyTiles: readonly { day: string }[], now: Date): Say | null {
  if (dailyTiles.length === 0) return null
  const today = dayIn("UTC", now.getTime())
  const count = daysDatedAhead(new Set(dailyTiles.map(({ day }) => day)), today)
  if (count >= fewestDatedAhead) return null
  const days = plural(count, { one: "# day", other: "# days" })
  return t`${dailyTilesFile} dates ${days} from ${today} on, fewer than ${fewestDatedAhead}: ${addDays(today, count)} is the first without a tile of its own.`
}
