import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { call } from "../../platform/api.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"
import { guestPlaysOf, playerOf } from "./player.ts"

export type GameStats = CallableOutput<"games-get_stats">
export type GameDays = CallableOutput<"games-list_days">

export function statsRead(userId: string | null): ReadRequest<GameStats> {
  return {
    key: `games stats ${userId}`,
    read: async (scope) => {
      // Games played before joining count too.
      if (userId !== null) await guestPlaysOf(scope).merge().catch(reportBug)
      return call("games-get_stats", { zone: deviceZone(), ...playerOf(userId) })
    },
  }
}

/** Thirty of a game's days back from `until`; from today if null. */
export function daysRead(userId: string | null, game: GameKind, until: string | null): ReadRequest<GameDays> {
  return {
    key: `games days ${userId} ${game} ${until}`,
    read: () =>
      call("games-list_days", { game, zone: deviceZone(), ...(until !== null && { until }), ...playerOf(userId) }),
  }
}
