import { day } from "@confetti/domain/durations"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import { parseJson } from "../../platform/parse-json.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { errorRoutes } from "./error-routes.ts"
import { deleteReportsBefore, eraseReports, reportsOf } from "./store.ts"

/** The errors that happened while a person was signed in. */
const personalReports: PersonalData = {
  name: "errorReports",
  tables: ["error_reports"],
  read: async (db, userId) =>
    (await reportsOf(db, userId)).map(({ error_class, message, report, received_at }) => ({
      errorClass: error_class,
      message,
      report: parseJson(report),
      receivedAt: received_at.toISOString(),
    })),
  erase: eraseReports,
}

const keptFor = 30 * day

/** At the most a report may weigh, 130 MB. */
const mostReports = 2000

export const deleteOldReports: Job = {
  name: "errors-forget_old_reports",
  schedule: "30 * * * *",
  run: (_none, { db, clock }) => deleteReportsBefore(db, new Date(clock() - keptFor), mostReports),
}

export const errors: Module = {
  name: "errors",
  tables: ["error_reports"],
  personal: [personalReports],
  jobs: [deleteOldReports],
  routes: errorRoutes,
}
