import { day } from "@confetti/domain/durations"
import type { Job } from "../../../platform/jobs/run-job.ts"
import { deleteMessagesBefore } from "./messages-store.ts"

/** Longer than any message is valid, so that nothing is sent twice. */
const retention = 30 * day

export const deleteOldMessages: Job = {
  name: "notifications-delete_old_messages",
  schedule: "55 3 * * *",
  run: (_nothing, { db, clock }) => deleteMessagesBefore(db, new Date(clock() - retention)),
}
