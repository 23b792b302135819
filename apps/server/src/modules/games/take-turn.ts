import { AppError } from "@confetti/contract/app-error"
import { isInTime } from "@confetti/domain/games/puzzle-day"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { puzzleOf, requireGame } from "./live-puzzles.ts"
import { dayOfPlayer, knownZone, type PlayerDay, playerIdOf } from "./player.ts"
import type { Puzzles } from "./puzzles/load-puzzles.ts"
import type { Puzzle, WordGame } from "./puzzles/puzzle.ts"
import { lockKnownPlayer, type PlayRow, playOf } from "./store.ts"
import { spendTurn } from "./turn-limits.ts"

export type Turn = { play: PlayRow; puzzle: Puzzle; puzzles: Puzzles; today: PlayerDay }

type Asked = { game: WordGame; day: string; installation?: string | undefined }

/**
 * A play that was begun, with its player locked until this transaction ends. Throws where there is none, and where its day is over and it
 * was not started again for practice.
 */
export async function takeTurn(tx: Tx, { game, day, installation }: Asked, context: WriteContext): Promise<Turn> {
  const puzzles = await requireGame(context.config, game)
  const playerId = playerIdOf(context.caller, installation)
  spendTurn(playerId, context)
  const kept = await lockKnownPlayer(tx, playerId)
  const play = kept === null ? null : await playOf(tx, playerId, game, day)
  if (play === null) throw new AppError("game/not-started")
  const zone = knownZone(kept) ?? "UTC"
  const { now } = context
  const isLate = !isInTime({ day, zone, startedAt: play.started_at.getTime(), now })
  if (play.outcome === null && !play.is_practice && isLate) throw new AppError("game/not-today")
  const puzzle = await puzzleOf(tx, puzzles, game, day)
  return { play, puzzle, puzzles, today: dayOfPlayer(zone, now) }
}
