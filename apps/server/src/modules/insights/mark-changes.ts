import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { Listener } from "../../platform/extension-point.ts"
import { markDue, noteWholeFrom, quartersOf, readState } from "./sum/due-store.ts"

/** A person who opts out or in again: their days are summed again. */
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

/** Days whose events are partly deleted keep their sums. */
export const markTrimmed: Listener<{ until: Date }> = (tx, { until }) => noteWholeFrom(tx, until)
