import { day } from "@confetti/domain/durations"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import { parseJson } from "../../platform/parse-json.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { deleteCausesBefore, eraseFromCauses } from "./causes-store.ts"
import { closeErrorCauseCallable } from "./close-cause.ts"
import { errorRoutes } from "./error-routes.ts"
import { listErrorCausesCallable } from "./list-causes.ts"
import { showErrorCauseCallable } from "./show-cause.ts"
import { deleteReportsBefore, eraseReports, reportsOf } from "./store.ts"

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
  erase: async (tx, userId) => {
    await eraseReports(tx, userId)
    await eraseFromCauses(tx, userId)
  },
}

const retention = 30 * day

/** 130 MB at most. */
const mostReports = 2000

/** A cause not seen for so long is fixed or irrelevant. */
const causeRetention = 90 * day

const mostCauses = 500

export const deleteOldReports: Job = {
  name: "errors-forget_old_reports",
  schedule: "30 * * * *",
  run: async (_none, { db, clock }) => {
    await deleteReportsBefore(db, new Date(clock() - retention), mostReports)
    await deleteCausesBefore(db, new Date(clock() - causeRetention), mostCauses)
  },
}

export const errors: Module = {
  name: "errors",
  tables: ["error_reports", "error_causes"],
  callables: [listErrorCausesCallable, showErrorCauseCallable, closeErrorCauseCallable],
  personal: [personalReports],
  jobs: [deleteOldReports],
  routes: errorRoutes,
}
