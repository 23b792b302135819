import { dayIn } from "@confetti/domain/games/puzzle-day"
import { call } from "../../platform/api.ts"
import { createEmitter } from "../../platform/create-store.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import { deviceId, peekId } from "../../platform/ids.ts"
import { scoped } from "../../platform/session-scope.ts"
import { singleFlight } from "../../platform/single-flight.ts"
import { removeStored } from "../../platform/storage.ts"
import { type GuestList, mergeGuestList } from "../../platform/sync/merge-guest-list.ts"

type GuestPlays = {
  /**
   * Moves this device's guest plays to the account. The guest's id is deleted once the server has them, so that the next guest has another.
   * Throws an `ApiError` if it must be tried again; repeating it is safe.
   */
  merge: () => Promise<void>
  /** Calls back when a guest's plays were merged, and perhaps paid. Returns a function that stops it. */
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

/** Milliseconds: a connection that never answers must not block what follows. */
const timeout = 20_000

/** The id of a guest's plays. Ignored for signed-in people. */
export function playerOf(userId: string | null): { installation?: string } {
  return userId === null ? { installation: deviceId("cf_games_guest") } : {}
}

export function hasGuestPlays(): boolean {
  return peekId("cf_games_guest") !== null
}

/** The device's current day. `now` in milliseconds. */
export function localDay(now: number): string {
  return dayIn(deviceZone(), now)
}

/** Options of a repeatable game call, with a timeout. */
export function inTime(): RequestInit {
  return { signal: AbortSignal.timeout(timeout) }
}
