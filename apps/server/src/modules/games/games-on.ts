import { type GameKind, gameKinds } from "@confetti/domain/games/game-kinds"
import type { Db } from "../../platform/db/open-database.ts"
import { puzzlesOf } from "./live-puzzles.ts"
import { type QuizParts, quizzesOf } from "./live-quiz.ts"

export async function gamesOn(db: Db, parts: QuizParts): Promise<GameKind[]> {
  const { config, clock } = parts
  const hasWords = (await puzzlesOf(parts)) !== null
  const hasQuiz = (await quizzesOf(db, parts))?.isServed(clock()) === true
  return gameKinds.filter((game) => config.GAMES.includes(game) && (game === "QUIZ_ME" ? hasQuiz : hasWords))
}
