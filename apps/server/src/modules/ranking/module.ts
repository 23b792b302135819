import { day } from "@confetti/domain/durations"
import { extend } from "../../platform/extension-point.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { likesChanged } from "../likes/likes-changed.ts"
import { readsChanged } from "../tiles/read-events.ts"
import { countSome, countsDue, disownCountsDue, markCountsDue } from "./counting-store.ts"
import { rankingOf } from "./live-ranking.ts"
import { reportQuality } from "./quality-report.ts"
import { deleteExplorations, deleteExplorationsBefore } from "./quality-store.ts"
import { trainRanking, updateRanking } from "./training.ts"

/** Pending counts only say that something was liked or read, which an export already includes. */
const personalCountsDue: PersonalData = {
  name: "countsDue",
  tables: ["tile_counts_due"],
  isExported: false,
  read: async () => [],
  erase: disownCountsDue,
}

/** Explored tiles say no more than that a tile was shown; an export includes what was read. */
const personalExplorations: PersonalData = {
  name: "explorations",
  tables: ["explorations"],
  isExported: false,
  read: async () => [],
  erase: deleteExplorations,
}

const explorationRetention = 90 * day

const deleteOldExplorations: Job = {
  name: "ranking-forget_notes",
  schedule: "45 3 * * *",
  run: (_none, { db, clock }) => deleteExplorationsBefore(db, new Date(clock() - explorationRetention)),
}

/** A small batch, because the embedded database does one thing at a time. */
const atOnce = 500

const countTiles: Job = {
  name: "ranking-count_tiles",
  schedule: "* * * * *",
  run: async (_none, { db }) => {
    // Rows locked by others are counted by them, or a minute later.
    while ((await countSome(db, atOnce)) === atOnce);
  },
}

export const ranking: Module = {
  name: "ranking",
  tables: ["tile_counts", "tile_counts_due", "tile_neighbours", "ranking_state", "explorations"],
  extensions: [extend(likesChanged, countsDue), extend(readsChanged, markCountsDue)],
  personal: [personalCountsDue, personalExplorations],
  jobs: [countTiles, trainRanking, updateRanking, deleteOldExplorations],
  operatorReads: { "/ranking": reportQuality },
  routes: (_app, services) => {
    services.readiness.waitFor("the recommender", rankingOf(services).refresh())
  },
}
