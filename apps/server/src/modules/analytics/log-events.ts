import { logEvents } from "@confetti/contract/events"
import { day } from "@confetti/domain/durations"
import type { z } from "zod"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import { type EventRow, keepEvents, knownEvents, wantsToBeCounted } from "./store.ts"

/** All addresses together may send this many times what one may. */
const addressesAtOnce = 20

/** An app that was offline may be this late. Older events are dropped. */
const latest = 30 * day

export const logEventsCallable = writeCallable(logEvents, async (tx, { installation, events }, context) => {
  const { caller, now, isTrackingRefused } = context
  const { userId } = caller
  if (isTrackingRefused || (userId !== null && !(await wantsToBeCounted(tx, userId)))) return { stored: 0 }
  const anonymous = `anonymous:${installation}`
  const rows = events
    .filter(({ at }) => Date.parse(at) > now - latest)
    .map((event) => eventRow(userId ?? anonymous, event, now))
  passBudget(rows.length, context)
  if (userId === null || rows.length === 0) return { stored: await keepEvents(tx, rows) }
  // Sent before signing in, and again after, because the first answer was lost.
  const ids = rows.map(({ event_id }) => event_id)
  const known = await knownEvents(tx, anonymous, ids)
  return {
    stored: await keepEvents(
      tx,
      rows.filter(({ event_id }) => !known.has(event_id)),
    ),
  }
})

type LoggedEvent = z.output<typeof logEvents.input>["events"][number]

function eventRow(owner: string, event: LoggedEvent, now: number): EventRow {
  return {
    user_id: owner,
    event_id: event.id,
    name: event.isNative ? `native:${event.name}` : event.name,
    params: JSON.stringify(event.params),
    platform: event.platform,
    device: event.device === undefined ? null : JSON.stringify(event.device),
    // Device clocks run fast: a moment in the future is now.
    happened_at: new Date(Math.min(Date.parse(event.at), now)),
    received_at: new Date(now),
  }
}

/** Counts events, not calls. Anonymous events share one more budget across all addresses. */
function passBudget(events: number, { config, caller, rateLimits }: WriteContext): void {
  const { RATE_LIMIT_EVENTS: perMinute } = config
  if (caller.userId !== null) return rateLimits.limit("events of a person", perMinute).spend(caller.userId, events)
  rateLimits.limit("events", perMinute).spend(caller.address, events)
  rateLimits.limit("events of all", perMinute * addressesAtOnce).spend("everyone", events)
}
