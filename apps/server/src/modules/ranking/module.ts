import type { Module } from "../../platform/module.ts"
import { countTiles } from "./count-tiles.ts"
import { openRanking } from "./live-ranking.ts"
import { trainRanking } from "./train-ranking.ts"
import { updateRanking } from "./update-ranking.ts"

/** What all people together did, and what follows from it for each of them. */
export const ranking: Module = {
  name: "ranking",
  jobs: [countTiles, trainRanking, updateRanking],
  routes: (_app, services) => {
    services.readiness.waitFor("the recommender", openRanking(services).refresh())
  },
}
