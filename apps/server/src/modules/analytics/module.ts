import { day, hour } from "@confetti/domain/durations"
import { publish } from "../../platform/extension-point.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import { parseJson } from "../../platform/parse-json.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { guestEventsTrimmed } from "./guest-events-trimmed.ts"
import { logEventsCallable } from "./log-events.ts"
import { deleteEventsBefore, deleteEventsOfBusy, deleteGuestEvents, eraseEvents, eventsOf } from "./store.ts"

/** Events sent before signing in name nobody. */
const personalEvents: PersonalData = {
  name: "events",
  tables: ["events"],
  read: async (db, userId) =>
    (await eventsOf(db, userId)).map((row) => ({
      id: row.event_id,
      name: row.name,
      params: parseJson(row.params),
      platform: row.platform,
      device: row.device === null ? null : parseJson(row.device),
      happenedAt: row.happened_at.toISOString(),
    })),
  erase: eraseEvents,
}

/** Allows comparing a month with the same month of the year before. */
const retention = 400 * day

/** The newest are kept: 125 a day for all that time, or some 17 MB. */
const mostOfPerson = 50_000

/** The newest anonymous events are kept: about 250 MB. */
const mostGuestEvents = 500_000

export const deleteOldEvents: Job = {
  name: "analytics-forget_old_events",
  schedule: "10 * * * *",
  run: async (_none, services) => {
    const { db, clock } = services
    await deleteEventsBefore(db, new Date(clock() - retention))
    // Twice the time between two runs, so that no active person is missed.
    await deleteEventsOfBusy(db, new Date(clock() - 2 * hour), mostOfPerson)
    await db.transaction().execute(async (tx) => {
      const until = await deleteGuestEvents(tx, mostGuestEvents)
      if (until) await publish(tx, services, guestEventsTrimmed, { until })
    })
  },
}

export const analytics: Module = {
  name: "analytics",
  tables: ["events"],
  callables: [logEventsCallable],
  personal: [personalEvents],
  jobs: [deleteOldEvents],
}
