import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { Listener } from "../../platform/extension-point.ts"
import { markDue, noteWholeFrom, quartersOf, readState } from "./sum/due-store.ts"

/** Who is counted no longer, or again: the days they left something on are summed anew. */
export const markPerson: Listener<{ userId: string }> = async (tx, { userId }) => {
  const state = await readState(tx)
  if (!state) return
  const quarters = await quartersOf(tx, userId)
  const days = quarters.map((quarter) => dayIn(state.zone, quarter))
  const whole = state.whole_from === null ? "" : dayIn(state.zone, state.whole_from.getTime())
  await markDue(
    tx,
    days.filter((day) => day > whole),
  )
}

/** What was summed of days whose events are no longer all there stays as it is. */
export const markTrimmed: Listener<{ until: Date }> = (tx, { until }) => noteWholeFrom(tx, until)
