import type { Job } from "../../platform/jobs/job.ts"
import { forgetEventsBefore } from "./store.ts"

const day = 86_400_000
/** Long enough to set a month beside the same month of the year before. */
const keptFor = 400 * day

export const forgetOldEvents: Job = {
  name: "analytics-forget_old_events",
  schedule: "10 3 * * *",
  run: (_none, { db, clock }) => forgetEventsBefore(db, new Date(clock() - keptFor)),
}
