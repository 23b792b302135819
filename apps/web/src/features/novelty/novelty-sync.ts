import type { RatedTileView } from "@confetti/contract/novelty"
import { t } from "@confetti/domain/messages/t"
import { call } from "../../platform/api.ts"
import { readCacheOf } from "../../platform/reads/read-cache.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { type GuestList, mergeGuestList } from "../../platform/sync/merge-guest-list.ts"
import type { Mutation } from "../../platform/sync/mutation.ts"
import type { Visit, VisitPart } from "../../platform/visit.ts"
import { announce } from "../../ui/announce.tsx"
import { tileStatesOf } from "../tile/index.ts"
import { refreshNovelty } from "./novelty-reads.ts"
import { type OwnAnswer, ownAnswersOf } from "./own-answers.ts"

/** An answer to "Did you know this?". The latest counts, in any order. */
export const noveltyMutation: Mutation<RatedTileView, RatedTileView> = {
  kind: "novelty",
  isInput: isRating,
  subject: ({ tileId }) => tileId,
  merge: (_before, next) => next,
  delay: () => 300,
  isIdempotent: true,
  send: ([rating], init) => call("tiles-rate_novelty", rating, init),
  commit: (input, { rating }, { scope }) => {
    ownAnswersOf(scope).markSynced([input])
    tileStatesOf(scope).put([{ ...unmet, tileId: input.tileId, novelty: rating }])
  },
  revert(input, error, { scope }) {
    ownAnswersOf(scope).remove(input)
    announce(t`Could not save your answer. ${error.message}`)
  },
}

/** Without reading progress. */
const unmet = { subtileCountSnapshot: null, share: 0, isRead: false, isFinished: false }

function isRating(value: unknown): value is RatedTileView {
  const { tileId, rating, ratedDate } = fieldsOf(value)
  return typeof tileId === "string" && (rating === "known" || rating === "new") && typeof ratedDate === "string"
}

/**
 * Syncs this device's answers with the signed-in person's. Earlier ones are merged at once, and retried until that succeeds; repeating it
 * is safe.
 */
export const noveltyOfVisit: VisitPart = { mutations: [noveltyMutation], start: startNovelty }

function startNovelty({ userId, scope, engine, learned, onEnd }: Visit): void {
  const ownAnswers = ownAnswersOf(scope)
  const onRated = () => {
    learned.emit()
    void refreshNovelty(readCacheOf(scope), userId)
  }
  onEnd(engine.on(noveltyMutation, onRated))
  ownAnswers.keepFor(userId)
  if (ownAnswers.unsynced().length === 0) return
  const answers: GuestList<OwnAnswer> = {
    read: ownAnswers.unsynced,
    send: (unsynced, init) => call("tiles-merge_novelty", { ratings: unsynced.map(ratingOf) }, init),
    settle: (unsynced) => {
      ownAnswers.markSynced(unsynced)
      onRated()
    },
  }
  void engine.run((isHere) => mergeGuestList(answers, isHere))
}

function ratingOf({ tileId, rating, ratedDate }: OwnAnswer): RatedTileView {
  return { tileId, rating, ratedDate }
}
