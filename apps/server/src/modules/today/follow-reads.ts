import { dayIn } from "@confetti/domain/games/puzzle-day"
import { todayProgress } from "@confetti/domain/today/today-progress"
import type { Listener } from "../../platform/extension-point.ts"
import { readTimesOf } from "../tiles/interaction-store.ts"
import type { ReadsChange } from "../tiles/read-events.ts"
import { lockOpenDays, markRead } from "./store.ts"

/** Offline reads may arrive some days later. */
const lateDays = 3

/** A tile of a day counts once it was read on that day, in any order and repeated. Reading time does not matter, as it pays no points. */
export const followReads: Listener<ReadsChange> = async (tx, { userId, tileIds }) => {
  if (userId === null || tileIds.length === 0) return
  const days = await lockOpenDays(tx, userId, lateDays)
  const newIdsOf = ({ tiles, readIds }: (typeof days)[number]): string[] =>
    tiles.map(({ id }) => id).filter((id) => tileIds.includes(id) && !readIds.includes(id))
  const asked = [...new Set(days.flatMap(newIdsOf))]
  if (asked.length === 0) return
  const readTimes = await readTimesOf(tx, userId, asked)
  for (const row of days) {
    const read = newIdsOf(row).flatMap((id) => {
      const at = readTimes.get(id)
      return at && dayIn(row.zone, at.getTime()) === row.day ? [{ id, at }] : []
    })
    if (read.length === 0) continue
    const readIds = [...row.readIds, ...read.map(({ id }) => id)]
    const { isDone } = todayProgress(
      row.tiles.map(({ id }) => id),
      readIds,
    )
    const last = new Date(Math.max(...read.map(({ at }) => at.getTime())))
    await markRead(tx, userId, { day: row.day, readIds, doneAt: isDone ? last : null })
  }
}
