import { AppError } from "@confetti/contract/app-error"
import { isInTime } from "@confetti/domain/games/puzzle-day"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { puzzleOf, requireGame } from "./live-puzzles.ts"
import { dayOfPlayer, knownZone, type PlayerDay, playerIdOf } from "./player.ts"
import type { Puzzles } from "./puzzles/load-puzzles.ts"
import type { WordGame, WordPuzzle } from "./puzzles/puzzle.ts"
import { lockKnownPlayer, type PlayRow, playOf } from "./store.ts"
import { spendTurn } from "./turn-limits.ts"

type Asked<Game> = { game: Game; day: string; installation?: string | undefined }

/** Locks a play and its player until the transaction ends. Throws if there is none, or if its day is over and practice was not started. */
export async function lockPlay(
  tx: Tx,
  { game, day, installation }: Asked<string>,
  context: WriteContext,
): Promise<{ play: PlayRow; today: PlayerDay }> {
  const playerId = playerIdOf(context.caller, installation)
  spendTurn(playerId, context)
  const saved = await lockKnownPlayer(tx, playerId)
  const play = saved === null ? null : await playOf(tx, playerId, game, day)
  if (play === null) throw new AppError("game/not-started")
  const zone = knownZone(saved) ?? "UTC"
  const { now } = context
  const isLate = !isInTime({ day, zone, startedAt: play.started_at.getTime(), now })
  if (play.outcome === null && !play.is_practice && isLate) throw new AppError("game/not-today")
  return { play, today: dayOfPlayer(zone, now) }
}

export type Turn = { play: PlayRow; puzzle: WordPuzzle; puzzles: Puzzles; today: PlayerDay }

export async function takeTurn(tx: Tx, asked: Asked<WordGame>, context: WriteContext): Promise<Turn> {
  const puzzles = await requireGame(context, asked.game)
  const locked = await lockPlay(tx, asked, context)
  const { game, day } = asked
  return { ...locked, puzzles, puzzle: await puzzleOf(tx, puzzles, { game, day, now: context.now }) }
}
