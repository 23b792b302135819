import type { FeedCard } from "@confetti/contract/feed-item"
import { feedOf, followPerson, placeMutation } from "../../features/feed/index.ts"
import { mergeGuestPlays } from "../../features/games/index.ts"
import { clearLikes, followedTiles, likeMutation, startLikesSync } from "../../features/likes/index.ts"
import { noveltyMutation, ownAnswers, refreshNovelty, startNoveltySync } from "../../features/novelty/index.ts"
import { claimMutation } from "../../features/points/claim/index.ts"
import { followPoints, type Overview, overviewRead } from "../../features/points/index.ts"
import { followReading, readMutation, tapMutation } from "../../features/reading/index.ts"
import {
  appealThoughtMutation,
  cancelUploadMutation,
  createThoughtMutation,
  createUploadMutation,
  deleteThoughtMutation,
  editThoughtMutation,
  followUploads,
  followWritten,
  hiddenHere,
  interestingMutation,
  marksHere,
  replaceUploadMutation,
  reportedHere,
  rereadWritten,
  retryUploadMutation,
} from "../../features/thoughts/index.ts"
import { createEmitter } from "../../platform/create-store.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import { sendFollows } from "../../platform/push/send-follows.ts"
import { unsubscribeDevice } from "../../platform/push/subscription.ts"
import { type ReadCache, readCacheOf } from "../../platform/reads/read-cache.ts"
import { scoped } from "../../platform/session-scope.ts"
import { startSyncEngine } from "../../platform/sync/start-sync-engine.ts"
import { syncOf } from "../../platform/sync/sync.ts"
import { leftSearch } from "../navigation/left-search.ts"
import { feedCardsRead } from "../screens/feed-cards-read.ts"
import { shares } from "../sheets/share-tile.ts"
import { followRecall } from "./follow-recall.ts"
import { personalCards } from "./personal-cards.ts"

export type UserFollower = {
  /** Somebody is here: from now on the app follows them, and tells the server what they do. */
  onSignedIn: (userId: string) => Promise<void>
  /** They left: nothing of theirs stays or is told. */
  onSignedOut: () => void
}

export const userFollowerOf = scoped((scope): UserFollower => {
  const [cache, sync, feed] = [readCacheOf(scope), syncOf(scope), feedOf(scope)]
  const uploadMutations = [createUploadMutation, replaceUploadMutation, retryUploadMutation, cancelUploadMutation]
  const engine = startSyncEngine(scope, [
    likeMutation,
    tapMutation,
    readMutation,
    noveltyMutation,
    claimMutation,
    placeMutation,
    ...uploadMutations,
    interestingMutation,
    createThoughtMutation,
    editThoughtMutation,
    deleteThoughtMutation,
    appealThoughtMutation,
  ])
  /** The server learned something that a new order may follow from. */
  const learned = createEmitter<void>()
  engine.on(likeMutation, () => learned.emit())
  engine.on(tapMutation, () => learned.emit())
  engine.on(readMutation, () => learned.emit())
  engine.on(noveltyMutation, () => learned.emit())
  /** What follows whoever is here, and ends with them. */
  let stops: readonly (() => void)[] = []
  const stopAll = () => {
    for (const stop of stops) stop()
    stops = []
  }

  scope.onEnd(() => {
    void unsubscribeDevice().catch(() => undefined)
    rereadWritten()
  })
  return {
    onSignedIn: async (userId) => {
      stopAll()
      // First of all whose changes these are: what was read before anybody was known is told as soon as reading is followed.
      engine.start(userId)
      const disconnect = sync.on((act) => act(engine))
      marksHere.reset(engine.waiting(interestingMutation))
      const onRated = () => void refreshNovelty(cache, userId)
      const offNovelty = engine.on(noveltyMutation, onRated)
      void startNoveltySync(engine, userId, () => {
        learned.emit()
        onRated()
      })
      const likes = startLikesSync(engine, userId, learned.emit)
      const onRead = (tileId: string, isNew: boolean) =>
        engine.enqueue(claimMutation, { action: "read_a_tile", tileId, isNew })
      const reading = followReading({ userId, engine, onRead })
      const points = followPoints(userId, cache, engine)
      const person = followPerson({ feed, userId, cache, engine, learned })
      const cards = followCards(cache)
      const offRecall = followRecall({ userId, onReadsSent: (listener) => engine.on(readMutation, listener) })
      const uploads = followUploads({ userId, cache, engine })
      const written = followWritten({ userId, cache, engine })
      // What is shown at once is paid at once.
      const offThoughts = engine.on(createThoughtMutation, (thought) => {
        if (thought?.review?.state === "approved") points.look()
      })
      const offShares = shares.on((tileId) => engine.enqueue(claimMutation, { action: "share", tileId, isNew: true }))
      const offFollows = followedTiles.on(() => void sendFollows(followedTiles.all()).catch(() => undefined))
      stops = [
        disconnect,
        offFollows,
        offShares,
        reading.stop,
        points.stop,
        person.stop,
        cards.stop,
        uploads.stop,
        written.stop,
        offThoughts,
        offNovelty,
        offRecall,
      ]
      // What was played here before may just have been paid for.
      void mergeGuestPlays()
        .then((hadPlays) => (hadPlays ? cache.load(overviewRead, 0) : undefined))
        .catch(reportBug)
      await Promise.all([likes, person.opened, cards.written])
    },
    onSignedOut: () => {
      leftSearch.set(null)
      stopAll()
      engine.stop()
      clearLikes()
      ownAnswers.clear()
      marksHere.reset([])
      hiddenHere.clear()
      reportedHere.clear()
    },
  }
})

/**
 * Somebody is here: what is their own stands in the cards of the feed from now on, whenever cards or points are read, until `stop`. It
 * is written into what was read, so that the feed's first code need not know of it.
 */
function followCards(cache: ReadCache): { written: Promise<void>; stop: () => void } {
  let own: readonly FeedCard[] | undefined
  let of: Overview | undefined
  const write = () => {
    const cards = cache.peek(feedCardsRead).data
    const overview = cache.peek(overviewRead).data
    if (!cards || !overview || (cards === own && overview === of)) return
    // First of all remembered: keeping it calls back here.
    const next = personalCards(cards, overview)
    own = next
    of = overview
    cache.keep(feedCardsRead, next)
  }
  const stop = cache.subscribe(write)
  return { written: cache.load(overviewRead, 60_000).then(write), stop }
}
