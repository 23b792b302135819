import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { studioCall } from "../access/studio-call.ts"

export type GameDays = CallableOutput<"studio-list_game_days">

/** The days ahead: which were decided, and which are played. Nothing in it tells a puzzle. */
export const gameDaysRead = {
  key: "studio-game-days",
  read: (): Promise<GameDays> => studioCall("studio-list_game_days", {}),
}

export const daysFile = "games/days.yaml"
