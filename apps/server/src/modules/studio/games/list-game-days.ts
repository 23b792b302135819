import { listGameDays } from "@confetti/contract/studio-games"
import { gameKinds } from "@confetti/domain/games/game-kinds"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { puzzlesOf } from "../../games/live-puzzles.ts"
import { quizzesOf } from "../../games/live-quiz.ts"
import { findPuzzles } from "../../games/puzzle-store.ts"
import { overridesFile } from "../../games/puzzles/read-overrides.ts"
import { loadFile, viewState } from "../files/current-file.ts"
import { daysShown, todayOf } from "./game-days.ts"

/** Editors' choices and the states of the coming days, without puzzles: editors play too. */
export const listGameDaysCallable = readCallable(listGameDays, async (_, context) => {
  const { db, config, now } = context
  const puzzles = await puzzlesOf(context)
  const quizzes = await quizzesOf(db, context)
  const days = Array.from({ length: daysShown }, (_each, at) => addDays(todayOf(now), at))
  const served = gameKinds.filter(
    (game) => config.GAMES.includes(game) && (game === "QUIZ_ME" ? quizzes?.isServed(now) : puzzles !== null),
  )
  const begun = new Map(
    await Promise.all(served.map(async (game) => [game, await findPuzzles(db, game, days)] as const)),
  )
  return {
    ...(await viewState(db, await loadFile(db, config, overridesFile))),
    days: days.map((day) => ({
      day,
      games: served.map((game) => ({
        game,
        isOverridden:
          (game === "QUIZ_ME" ? quizzes?.isOverridden(day) : puzzles?.schedule.isOverridden(game, day)) === true,
        isBegun: begun.get(game)?.has(day) === true,
      })),
    })),
  }
})
