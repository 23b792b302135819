import { dayIn } from "@confetti/domain/games/puzzle-day"
import { call } from "../../platform/api.ts"
import { createEmitter } from "../../platform/create-store.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import { keptId, peekId } from "../../platform/ids.ts"
import { scoped } from "../../platform/session-scope.ts"
import { singleFlight } from "../../platform/single-flight.ts"
import { removeStored } from "../../platform/storage.ts"
import { type GuestList, mergeGuestList } from "../../platform/sync/merge-guest-list.ts"

type GuestPlays = {
  /**
   * Gives what was played on this device as a guest to whoever has signed in. The guest's id is dropped once the server has taken
   * the plays over, so that the next guest has another one. Throws an `ApiError` where it must be tried again; the server takes them over
   * once, however often it is told.
   */
  merge: () => Promise<void>
  /** Calls back once what a guest played has become somebody's, and may have been paid. Gives what ends that. */
  onMerged: (listener: () => void) => () => void
}

export const guestPlaysOf = scoped((scope): GuestPlays => {
  let isHere = true
  scope.onEnd(() => {
    isHere = false
  })
  const merges = createEmitter<void>(1)
  const plays: GuestList<string> = {
    read: () => {
      const installation = peekId("cf_games_guest")
      return installation === null ? [] : [installation]
    },
    send: async ([installation], init) => {
      const { merged } = await call("games-merge_plays", { installation }, init)
      if (merged > 0) merges.emit()
    },
    settle: () => removeStored("cf_games_guest"),
  }
  return { merge: singleFlight(() => mergeGuestList(plays, () => isHere)), onMerged: merges.on }
})

/** A line that takes what is sent and never answers must not hold up what follows for ever. In milliseconds. */
const timeout = 20_000

/** Under what a guest's plays are kept. Somebody signed in plays as themselves, and this is not looked at. */
export function playerOf(userId: string | null): { installation?: string } {
  return userId === null ? { installation: keptId("cf_games_guest") } : {}
}

export function hasGuestPlays(): boolean {
  return peekId("cf_games_guest") !== null
}

/** The day it is where this device is. `now` in milliseconds. */
export function localDay(now: number): string {
  return dayIn(deviceZone(), now)
}

/** For a call of a game that may be sent again: it is given up after a while. */
export function inTime(): RequestInit {
  return { signal: AbortSignal.timeout(timeout) }
}
