import type { RatedTileView } from "@confetti/contract/novelty"
import { t } from "@confetti/domain/messages/t"
import { call } from "../../../platform/api.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Mutation } from "../../../platform/sync/mutation.ts"
import { announce } from "../../../ui/announce.tsx"
import { tileStates } from "../../tile/index.ts"
import { ownAnswers } from "../own-answers.ts"

/** An answer to "Did you know this?". The latest counts, however often and in whatever order they are told. */
export const noveltyMutation: Mutation<RatedTileView, RatedTileView> = {
  kind: "novelty",
  isInput: isRating,
  subject: ({ tileId }) => tileId,
  merge: (_before, next) => next,
  delay: () => 300,
  isIdempotent: true,
  send: ([rating], init) => call("tiles-rate_novelty", rating, init),
  commit: (input, { rating }) => {
    ownAnswers.markTold([input])
    tileStates.put([{ ...unmet, tileId: input.tileId, novelty: rating }])
  },
  revert(input, error) {
    ownAnswers.remove(input)
    announce(t`Your answer could not be kept. ${error.message}`)
  },
}

/** Of how far they got it says nothing. */
const unmet = { subtileCountSnapshot: null, share: 0, isRead: false, isFinished: false }

function isRating(value: unknown): value is RatedTileView {
  const { tileId, rating, ratedDate } = fieldsOf(value)
  return typeof tileId === "string" && (rating === "known" || rating === "new") && typeof ratedDate === "string"
}
