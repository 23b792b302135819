import type { Tile } from "@confetti/contract/tile"
import type { NoveltyRating } from "@confetti/domain/novelty/novelty-rating"
import { useSync } from "../../platform/sync/sync.ts"
import { useSession } from "../session/index.ts"
import { useTileState } from "../tile/index.ts"
import { ownAnswers, useOwnAnswers } from "./own-answers.ts"
import { noveltyMutation } from "./sync/novelty-mutation.ts"

type Novelty = {
  /** What whoever is here said of this tile, on whatever device; null when they have not, or it is not known yet. */
  rating: NoveltyRating | null
  /** They have not been asked. Somebody signed in is asked once the server has said so, or cannot be asked itself. */
  isUnasked: boolean
  /** Shown at once, and told to the server when that is possible. */
  rate: (rating: NoveltyRating) => void
}

export function useNovelty({ id, title, slug, categories }: Tile): Novelty {
  const sync = useSync()
  const { state, userId } = useSession()
  const told = useTileState(state === "signed-in" ? id : "")?.novelty
  const own = useOwnAnswers(userId).find(({ tileId }) => tileId === id)
  // What was just said here is newer than what was told.
  const rating = own && !own.isTold ? own.rating : (told ?? own?.rating ?? null)
  const isKnownUnrated = state === "signed-in" && (told === null || !navigator.onLine)
  return {
    rating,
    isUnasked: rating === null && (state === "anonymous" || isKnownUnrated),
    rate: (next) => {
      const ratedDate = new Date().toISOString()
      const tile = { tileId: id, title, slug, category: categories[0] ?? null }
      ownAnswers.add({ ...tile, rating: next, ratedDate, isTold: false }, userId)
      // A guest's wait on the device until somebody is here.
      if (userId !== null)
        sync.emit((engine) => engine.enqueue(noveltyMutation, { tileId: id, rating: next, ratedDate }))
    },
  }
}
