import { feedOfVisit } from "../../features/feed/index.ts"
import { guestPlaysOf } from "../../features/games/index.ts"
import { followedTilesOf, likesOfVisit } from "../../features/likes/index.ts"
import { noveltyOfVisit } from "../../features/novelty/index.ts"
import { claimMutation } from "../../features/points/claim/index.ts"
import { followPoints, overviewRead } from "../../features/points/index.ts"
import { followReading, readMutation, tapMutation } from "../../features/reading/index.ts"
import { createThoughtMutation, thoughtsOfVisit } from "../../features/thoughts/index.ts"
import { createEmitter } from "../../platform/create-store.ts"
import { sendFollows } from "../../platform/push/send-follows.ts"
import { unsubscribeDevice } from "../../platform/push/subscription.ts"
import { readCacheOf } from "../../platform/reads/read-cache.ts"
import { scoped } from "../../platform/session-scope.ts"
import { startSyncEngine } from "../../platform/sync/start-sync-engine.ts"
import { syncOf } from "../../platform/sync/sync.ts"
import type { Visit, VisitPart } from "../../platform/visit.ts"
import { sharesOf } from "../sheets/share-tile.ts"
import { followRecall } from "./follow-recall.ts"
import { followCards } from "./personal-cards.ts"

/** Parts of a visit, in the order they start. */
const parts: readonly VisitPart[] = [
  likesOfVisit,
  noveltyOfVisit,
  { mutations: [tapMutation, readMutation], start: startReading },
  { mutations: [claimMutation], start: startPoints },
  feedOfVisit,
  { mutations: [], start: followCards },
  { mutations: [], start: startRecall },
  thoughtsOfVisit,
  { mutations: [], start: startFollows },
  { mutations: [], start: startGames },
]

export type UserFollower = {
  onSignedIn: (userId: string) => Promise<void>
  onSignedOut: () => void
}

export const userFollowerOf = scoped((scope): UserFollower => {
  const mutations = parts.flatMap((part) => part.mutations)
  const engine = startSyncEngine(scope, mutations)
  const ends: (() => void)[] = []
  const endVisit = () => {
    for (const end of ends.splice(0)) end()
  }
  scope.onEnd(() => void unsubscribeDevice().catch(() => undefined))
  return {
    onSignedIn: async (userId) => {
      endVisit()
      const onEnd = (act: () => void) => void ends.push(act)
      // First, so that earlier reads are sent for this person.
      engine.start(userId)
      onEnd(syncOf(scope).on((act) => act(engine)))
      const visit = { userId, scope, engine, learned: createEmitter<void>(), onEnd }
      await Promise.all(parts.map(async (part) => part.start(visit)))
    },
    onSignedOut: () => {
      endVisit()
      engine.stop()
    },
  }
})

function startReading(visit: Visit): void {
  followReading(visit, (tileId, isNew) => visit.engine.enqueue(claimMutation, { action: "read_a_tile", tileId, isNew }))
}

function startPoints({ userId, scope, engine, onEnd }: Visit): void {
  const points = followPoints({ userId, scope, engine })
  onEnd(points.stop)
  // A thought that is shown at once is also paid at once.
  onEnd(engine.on(createThoughtMutation, (thought) => thought?.review?.state === "approved" && points.look()))
  onEnd(sharesOf(scope).on((tileId) => engine.enqueue(claimMutation, { action: "share", tileId, isNew: true })))
}

function startRecall({ userId, scope, engine, onEnd }: Visit): void {
  onEnd(followRecall({ scope, userId, onReadsSent: (listener) => engine.on(readMutation, listener) }))
}

function startFollows({ scope, onEnd }: Visit): void {
  const followed = followedTilesOf(scope)
  onEnd(followed.on(() => void sendFollows(followed.all()).catch(() => undefined)))
}

/** Moving a guest's plays to the account pays them, whichever screen does so first. */
function startGames({ scope, engine, onEnd }: Visit): void {
  const plays = guestPlaysOf(scope)
  onEnd(plays.onMerged(() => void readCacheOf(scope).load(overviewRead, 0)))
  void engine.run(plays.merge)
}
