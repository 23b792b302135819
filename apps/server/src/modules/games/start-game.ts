import { AppError } from "@confetti/contract/app-error"
import { startGame } from "@confetti/contract/games"
import { addDays, isInTime } from "@confetti/domain/games/puzzle-day"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { puzzleOf, requireGame } from "./live-puzzles.ts"
import { playView } from "./play-view.ts"
import { beginTurn, playerIdOf } from "./player.ts"
import { addPlay, playOf, putPlay } from "./store.ts"
import { spendNewPlay } from "./turn-limits.ts"

/** How far back one can practise. */
const practiceDays = 365

/** Begins a play of today's puzzle, or of a past one for practice; a play that was begun is gone on with. */
export const startGameCallable = writeCallable(startGame, async (tx, asked, context) => {
  const { game, isHard, installation } = asked
  const { now, config, caller } = context
  const puzzles = await requireGame(config, game)
  const playerId = playerIdOf(caller, installation)
  const today = await beginTurn(tx, playerId, asked.zone, now)
  const day = asked.day ?? today.today
  const known = await playOf(tx, playerId, game, day)
  // Begun further east, its day may not have come yet where its player is now.
  const isTooEarly = day > today.today && known === null
  if (isTooEarly || day < addDays(today.today, -practiceDays)) throw new AppError("game/not-today")
  const puzzle = await puzzleOf(tx, puzzles, game, day)
  if (known === null) {
    spendNewPlay(context)
    const begun = { user_id: playerId, game, day, is_practice: day !== today.today, outcome: null, finished_at: null }
    const isHardNow = game === "WURD" && isHard
    const play = await addPlay(tx, { ...begun, is_hard: isHardNow, started_at: new Date(now) })
    return playView(play, puzzle, today)
  }
  const startedAt = known.started_at.getTime()
  const isLate = known.outcome === null && !isInTime({ day, zone: today.zone, startedAt, now })
  if (!isLate || known.is_practice) return playView(known, puzzle, today)
  // Its day is over: from here on it is practice.
  const late = { ...known, is_practice: true }
  await putPlay(tx, late)
  return playView(late, puzzle, today)
})
