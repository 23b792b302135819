import { AppError } from "@confetti/contract/app-error"
import { daysListed, listDays } from "@confetti/contract/games"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { requireGame } from "./live-puzzles.ts"
import { requireQuiz } from "./live-quiz.ts"
import { dayOfPlayer, homeZoneOf, playerIdOf } from "./player.ts"
import { practiceDays } from "./start-game.ts"
import { playsBetween, zoneOf } from "./store.ts"

export const listDaysCallable = readCallable(listDays, async ({ game, zone, until, installation }, context) => {
  const { db, now, caller } = context
  if (game === "QUIZ_ME") await requireQuiz(db, context)
  else await requireGame(context, game)
  const playerId = playerIdOf(caller, installation)
  const home = await homeZoneOf(db, playerId, await zoneOf(db, playerId), zone, now)
  const { today } = dayOfPlayer(home, now)
  const oldest = addDays(today, -practiceDays)
  const newest = until === undefined || until > today ? today : until
  if (newest < oldest) throw new AppError("game/not-today")
  const days = Array.from({ length: daysListed }, (_, at) => addDays(newest, -at)).filter((day) => day >= oldest)
  const asked = { game, oldest: days.at(-1) ?? newest, newest }
  const plays = new Map((await playsBetween(db, playerId, asked)).map((play) => [play.day, play]))
  const next = addDays(newest, -daysListed)
  return {
    days: days.map((day) => {
      const play = plays.get(day)
      return {
        day,
        state: play ? (play.outcome ?? ("playing" as const)) : ("new" as const),
        isPractice: play?.is_practice ?? day !== today,
        moves: play?.moves.length ?? 0,
        score: play?.score ?? 0,
      }
    }),
    next: next < oldest ? null : next,
  }
})
