import { AppError } from "@confetti/contract/app-error"
import { startGame } from "@confetti/contract/games"
import { addDays, isInTime } from "@confetti/domain/games/puzzle-day"
import { settleRound } from "@confetti/domain/games/quiz-round"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { openGame } from "./open-game.ts"
import { beginTurn, playerIdOf } from "./player.ts"
import type { Puzzle } from "./puzzles/puzzle.ts"
import { putRound, roundOf } from "./quiz-turn.ts"
import { showPlay } from "./show-play.ts"
import { addPlay, type PlayRow, playOf, putPlay } from "./store.ts"
import { spendNewPlay } from "./turn-limits.ts"

export const practiceDays = 365

/** Starts today's puzzle, or a past one for practice; continues a play that was started. */
export const startGameCallable = writeCallable(startGame, async (tx, asked, context) => {
  const { game, isTimed, installation } = asked
  const { now, caller } = context
  const puzzleOf = await openGame(tx, game, context)
  const playerId = playerIdOf(caller, installation)
  const today = await beginTurn(tx, playerId, asked.zone, now)
  const day = asked.day ?? today.today
  const known = await playOf(tx, playerId, game, day)
  // Started further east, its day may not have begun in the player's zone.
  const isTooEarly = day > today.today && known === null
  if (isTooEarly || day < addDays(today.today, -practiceDays)) throw new AppError("game/not-today")
  const puzzle = await puzzleOf(day)
  if (known !== null) {
    const startedAt = known.started_at.getTime()
    const isLate = known.outcome === null && !isInTime({ day, zone: today.zone, startedAt, now })
    const play = await resume(tx, { known, puzzle, isLate, isTimed }, context)
    return showPlay(tx, { play, puzzle, today }, now)
  }
  spendNewPlay(context)
  const begun = { user_id: playerId, game, day, is_practice: day !== today.today, outcome: null, finished_at: null }
  const rules = { is_hard: game === "WURD" && asked.isHard, is_timed: game !== "QUIZ_ME" || isTimed }
  const play = await addPlay(tx, { ...begun, ...rules, started_at: new Date(now) })
  return showPlay(tx, { play, puzzle, today }, now)
})

type Resumed = { known: PlayRow; puzzle: Puzzle; isLate: boolean; isTimed: boolean }

async function resume(tx: Tx, { known, puzzle, isLate, isTimed }: Resumed, context: WriteContext): Promise<PlayRow> {
  let play = known
  // Its day is over: from now on it is practice.
  if (isLate && !known.is_practice) play = { ...play, is_practice: true }
  const isUntouched = known.outcome === null && known.shown_at === null && known.moves.length === 0
  if (puzzle.kind === "QUIZ_ME" && isUntouched && known.is_timed !== isTimed) play = { ...play, is_timed: isTimed }
  if (play !== known) await putPlay(tx, play)
  if (puzzle.kind !== "QUIZ_ME") return play
  // A question whose time ran out is settled on return.
  return putRound(tx, { play, puzzle, round: settleRound(roundOf(play), context.now) }, context)
}
