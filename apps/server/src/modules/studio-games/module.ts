import type { Module } from "../../platform/module.ts"
import { checkGameDaysCallable } from "./check-game-days.ts"
import { clearGameDayCallable } from "./clear-game-day.ts"
import { findGameQuestionsCallable } from "./find-game-questions.ts"
import { listGameDaysCallable } from "./list-game-days.ts"
import { setGameDayCallable } from "./set-game-day.ts"
import { showGameDayCallable } from "./show-game-day.ts"

export const studioGames: Module = {
  name: "studio-games",
  tables: [],
  callables: [
    listGameDaysCallable,
    showGameDayCallable,
    checkGameDaysCallable,
    findGameQuestionsCallable,
    setGameDayCallable,
    clearGameDayCallable,
  ],
}
