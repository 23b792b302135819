import { AppError } from "@confetti/contract/app-error"
import { finishGame } from "@confetti/contract/games"
import { bawRank, bawRankNames } from "@confetti/domain/games/baw"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { endPlay } from "./end-play.ts"
import { pointsOf } from "./play-view.ts"
import type { BawPuzzle } from "./puzzles/puzzle.ts"
import { showPlay } from "./show-play.ts"
import { type PlayRow, putPlay } from "./store.ts"
import { takeTurn } from "./take-turn.ts"

/** Ends an open play with at least one word: points are for playing. */
export const finishGameCallable = writeCallable(finishGame, async (tx, asked, context) => {
  const { play, puzzle, today } = await takeTurn(tx, asked, context)
  if (play.outcome !== null) return showPlay(tx, { play, puzzle, today }, context.now)
  if (play.moves.length === 0) throw new AppError("game/nothing-played")
  const ended =
    puzzle.kind === "WURD"
      ? await endPlay(tx, play, "lost", context)
      : await endPlay(tx, { ...play, grade: gradeOf(play, puzzle) }, "done", context)
  await putPlay(tx, ended)
  return showPlay(tx, { play: ended, puzzle, today }, context.now)
})

/** The rank reached, from 0. */
function gradeOf({ score }: PlayRow, { words }: BawPuzzle): number {
  return bawRankNames.indexOf(bawRank(score, pointsOf(words)))
}
