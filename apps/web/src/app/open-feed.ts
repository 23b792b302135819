import { lessHorizon, mostFeedIds } from "@confetti/contract/limits"
import type { OpenFeed } from "../features/less/index.ts"

/** The home feed as it stands, for whoever changes its order from elsewhere. */
export const openFeed: OpenFeed = {
  async shown() {
    const { aheadAndBehind } = await import("../features/feed/person/index.ts")
    const { upcoming, walked } = aheadAndBehind()
    return { upcoming: upcoming.slice(0, lessHorizon), walked: walked.slice(-mostFeedIds) }
  },
  async takeOrder(ids) {
    const { layBehind } = await import("../features/feed/person/index.ts")
    layBehind(ids)
  },
}
