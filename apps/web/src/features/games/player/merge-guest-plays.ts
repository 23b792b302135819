import { call } from "../../../platform/api.ts"
import { peekId } from "../../../platform/ids.ts"
import { singleFlight } from "../../../platform/single-flight.ts"
import { removeStored } from "../../../platform/storage.ts"

/**
 * Somebody is signed in: what was played on this device as a guest becomes theirs. The guest's id is dropped once the server has taken
 * the plays over, so that the next guest has another one. True where there was something. Throws an `ApiError` where it must be tried
 * again; the server takes them over once, however often it is told.
 */
export const mergeGuestPlays = singleFlight(async (): Promise<boolean> => {
  const installation = peekId("cf_games_guest")
  if (installation === null) return false
  const { merged } = await call("games-merge_plays", { installation })
  removeStored("cf_games_guest")
  return merged > 0
})
