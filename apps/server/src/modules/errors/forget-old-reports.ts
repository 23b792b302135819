import type { Job } from "../../platform/jobs/job.ts"
import { forgetOldReports } from "./store.ts"

const day = 86_400_000
const keptFor = 30 * day
/** At the most a report may weigh, 130 MB. */
const mostReports = 2000

export const forgetOldReportsJob: Job = {
  name: "errors-forget_old_reports",
  schedule: "30 * * * *",
  run: (_none, { db, clock }) => forgetOldReports(db, new Date(clock() - keptFor), mostReports),
}
