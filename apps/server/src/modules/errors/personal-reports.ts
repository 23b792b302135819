import type { PersonalData } from "../../platform/personal-data.ts"
import { forgetReportsOf, reportsOf } from "./store.ts"

/** The errors that happened while a person was signed in. */
export const personalReports: PersonalData = {
  name: "errorReports",
  tables: ["error_reports"],
  read: async (db, userId) =>
    (await reportsOf(db, userId)).map(({ error_class, message, report, received_at }) => ({
      errorClass: error_class,
      message,
      report: JSON.parse(report) as unknown,
      receivedAt: received_at.toISOString(),
    })),
  erase: forgetReportsOf,
}
