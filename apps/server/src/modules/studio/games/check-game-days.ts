import { checkGameDays } from "@confetti/contract/studio-games"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { loadedPuzzles } from "../../games/live-puzzles.ts"
import { liveQuizTiles } from "../../games/live-quiz.ts"
import { checkDays } from "../../games/puzzles/check-days.ts"
import { todayOf } from "./game-days.ts"

const mostShown = 200

/** `npm run games -- check` for this server. It may name answers, so it is logged. */
export const checkGameDaysCallable = readCallable(checkGameDays, async (_, context) => {
  const { db, now, content } = context
  const tiles = await liveQuizTiles(db, content.current())
  const problems = checkDays(await loadedPuzzles(context), tiles, todayOf(now))
  await addEditorAct(db, context, { callable: checkGameDays.name, subject: todayOf(now) })
  const words = wordsIn(content.current().brand.language)
  return { problems: problems.slice(0, mostShown).map(({ file, line, say }) => ({ file, line, message: say(words) })) }
})
