import type { Job } from "../../../platform/jobs/job.ts"
import { hostedIndexOf } from "./hosted-index.ts"

/**
 * Brings the operator's index at the hosted search service up to date, where they have one. It is sent when there is a reason,
 * and also every hour: whatever went wrong in between is found then.
 */
export const indexTiles: Job = {
  name: "search-index_tiles",
  schedule: "7 * * * *",
  run: async (_none, services) => hostedIndexOf(services)?.bringUpToDate(),
}
