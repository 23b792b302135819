import type { Module } from "../../platform/module.ts"
import { calculateEligibleTilesCallable } from "./calculate-eligible-tiles.ts"
import { createUserCallable } from "./create-user.ts"
import { getHomeFeedCallable } from "./get-home-feed.ts"
import { peopleRoutes } from "./people-routes.ts"
import { personalLikes, personalProfile, personalTaps } from "./personal-parts.ts"
import { readUserDocuments } from "./read-user-documents.ts"
import { resetFeedCallable } from "./reset-feed.ts"
import { updateProfileCallable } from "./update-profile.ts"

export const users: Module = {
  name: "users",
  callables: [
    getHomeFeedCallable,
    calculateEligibleTilesCallable,
    resetFeedCallable,
    createUserCallable,
    updateProfileCallable,
  ],
  documents: { "users/*": readUserDocuments },
  personal: [personalProfile, personalLikes, personalTaps],
  routes: peopleRoutes,
}
