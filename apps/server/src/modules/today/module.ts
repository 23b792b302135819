import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { extend } from "../../platform/extension-point.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { readsChanged } from "../tiles/read-events.ts"
import { followReads } from "./follow-reads.ts"
import { listCandidatesCallable } from "./list-candidates.ts"
import { openTodayCallable } from "./open-day.ts"
import { daysOf, deleteDays, deleteDaysBefore } from "./store.ts"

/** Days that keep their tiles; a finished day is kept for the streak. */
const dayRetention = 35

const deleteOldDays: Job = {
  name: "today-delete_old_days",
  schedule: "50 3 * * *",
  run: (_nothing, { db, clock }) => deleteDaysBefore(db, addDays(dayIn("UTC", clock()), -dayRetention)),
}

const personalDays: PersonalData = {
  name: "today",
  tables: ["today_days"],
  read: async (db, userId) =>
    (await daysOf(db, userId)).map(({ day, zone, tiles, readIds, doneAt }) => ({
      day,
      zone,
      readIds,
      tiles: tiles.map(({ id, reason }) => ({ id, reason })),
      doneAt: doneAt?.toISOString() ?? null,
    })),
  erase: deleteDays,
}

export const today: Module = {
  name: "today",
  tables: ["today_days"],
  callables: [openTodayCallable, listCandidatesCallable],
  extensions: [extend(readsChanged, followReads)],
  personal: [personalDays],
  jobs: [deleteOldDays],
}
