import type { Job } from "../../platform/jobs/job.ts"
import { forgetAddresses as forgetSentBefore } from "./redemption-store.ts"

const day = 86_400_000

/** Every night, the addresses of parcels that must have arrived by now are forgotten. */
export const forgetAddresses: Job = {
  name: "rewards-forget_addresses",
  schedule: "25 3 * * *",
  run: (_nothing, { db, clock, config }) => forgetSentBefore(db, new Date(clock() - config.ADDRESS_DAYS * day)),
}
