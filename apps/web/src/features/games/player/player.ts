import { dayIn } from "@confetti/domain/games/puzzle-day"
import { deviceZone } from "../../../platform/device-zone.ts"
import { keptId, peekId } from "../../../platform/ids.ts"

/** Under what a guest's plays are kept. Somebody signed in plays as themselves, and this is not looked at. */
export function playerOf(userId: string | null): { installation?: string } {
  return userId === null ? { installation: keptId("cf_games_guest") } : {}
}

/** Whether a guest has played on this device, or looked at the games. */
export function hasGuestPlays(): boolean {
  return peekId("cf_games_guest") !== null
}

/** The day it is where this device is. `now` in milliseconds. */
export function localDay(now: number): string {
  return dayIn(deviceZone(), now)
}
