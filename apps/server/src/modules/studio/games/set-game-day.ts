import { setGameDay } from "@confetti/contract/studio-games"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { loadedPuzzles } from "../../games/live-puzzles.ts"
import { liveQuizTiles } from "../../games/live-quiz.ts"
import { fileCallable } from "../files/file-change.ts"
import { changeOfDay } from "./change-days.ts"
import { checkChoice } from "./check-choice.ts"
import { valueOf } from "./days-text.ts"
import { mustBeOn, todayOf } from "./game-days.ts"

export const setGameDayCallable = fileCallable(setGameDay, async (db, asked, context) => {
  const { base, day, choice, mayRepeat } = asked
  const { game } = choice
  const { config, content, now } = context
  mustBeOn(config, game)
  const value = valueOf(choice)
  const tiles = game === "QUIZ_ME" ? await liveQuizTiles(db, content.current()) : []
  const loaded = await loadedPuzzles(context)
  const words = wordsIn(content.current().brand.language)
  const problems = checkChoice({ day, game, value, mayRepeat, today: todayOf(now), words }, loaded, tiles)
  return changeOfDay(db, { base, day, game, value, problems }, context)
})
