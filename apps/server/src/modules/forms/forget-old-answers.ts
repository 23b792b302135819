import type { Job } from "../../platform/jobs/job.ts"
import { forgetAnswersBefore } from "./store.ts"

const day = 86_400_000
/** What was written two years ago has been acted on, or will not be. */
const keptFor = 730 * day

export const forgetOldAnswers: Job = {
  name: "forms-forget_old_answers",
  schedule: "20 3 * * *",
  run: (_none, { db, clock }) => forgetAnswersBefore(db, new Date(clock() - keptFor)),
}
