import type { Job } from "../../platform/jobs/job.ts"
import { countSome } from "./counting-store.ts"

/** So few that an embedded database, which does one thing at a time, is soon free again. */
const atOnce = 500

/** Counts what people did with the tiles that somebody liked, unliked or read since. */
export const countTiles: Job = {
  name: "ranking-count_tiles",
  schedule: "* * * * *",
  run: async (_none, { db }) => {
    // What is taken by another, or held by a write under way, is counted by that one or a minute later.
    while ((await countSome(db, atOnce)) === atOnce);
  },
}
