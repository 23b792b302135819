import { type GameStatistics, getStats } from "@confetti/contract/games"
import { bawRanks } from "@confetti/domain/games/baw"
import { type GameKind, gameKinds } from "@confetti/domain/games/game-kinds"
import { addDays, isOverEverywhere } from "@confetti/domain/games/puzzle-day"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { type Streak, streakOf } from "@confetti/domain/games/streak"
import { wurdGuesses } from "@confetti/domain/games/wurd"
import { type ReadContext, readCallable } from "../../platform/callables/define-callable.ts"
import { gamesOn } from "./games-on.ts"
import { previewPuzzle, puzzlesOf } from "./live-puzzles.ts"
import { lettersView } from "./play-view.ts"
import { dayOfPlayer, homeZoneOf, playerIdOf } from "./player.ts"
import { countedDays, type PlayRow, playsOf, zoneOf } from "./store.ts"

export const getStatsCallable = readCallable(getStats, async ({ zone, installation }, context) => {
  const { db, now, caller } = context
  const playerId = playerIdOf(caller, installation)
  const home = await homeZoneOf(db, playerId, await zoneOf(db, playerId), zone, now)
  const day = dayOfPlayer(home, now)
  const plays = await playsOf(db, playerId)
  const on = await gamesOn(db, context)
  return {
    ...day,
    overall: streakView(streakOf(countedDays(plays), day.today)),
    games: gameKinds.map((game) => ({
      game,
      isOn: on.includes(game),
      ...gameView(game, plays, day.today),
    })),
    yesterday: await yesterdayOf(plays, addDays(day.today, -1), context),
  }
})

function gameView(game: GameKind, all: readonly PlayRow[], today: string) {
  const plays = all.filter((play) => play.game === game)
  const counted = plays.filter((play) => play.finished_at !== null && !play.is_practice)
  const days = new Set(countedDays(plays))
  const streak = streakOf(days, today)
  const now = plays.find(({ day }) => day === today)
  return {
    today: {
      state: now ? (now.outcome ?? ("playing" as const)) : ("new" as const),
      moves: now?.moves.length ?? 0,
      score: now?.score ?? 0,
    },
    streak: streakView(streak),
    played: counted.length,
    won: counted.filter(({ outcome }) => outcome === "won").length,
    distribution: distributionOf[game](counted),
    week: Array.from({ length: 7 }, (_, at) => addDays(today, at - 6)).map((day) => ({
      day,
      isPlayed: days.has(day),
      isFrozen: streak.frozen.includes(day),
    })),
  }
}

const distributionOf: Record<GameKind, (plays: readonly PlayRow[]) => number[]> = {
  WURD: countWins,
  BAW: countGrades,
  QUIZ_ME: countScores,
}

function countWins(plays: readonly PlayRow[]): number[] {
  const won = plays.filter(({ outcome }) => outcome === "won")
  return Array.from({ length: wurdGuesses }, (_, at) => won.filter(({ score }) => score === at + 1).length)
}

function countGrades(plays: readonly PlayRow[]): number[] {
  return bawRanks.map((_rank, at) => plays.filter(({ grade }) => grade === at).length)
}

/** The number of quizzes with 0, 1, … right answers. */
function countScores(plays: readonly PlayRow[]): number[] {
  return Array.from({ length: quizQuestions + 1 }, (_, at) => plays.filter(({ score }) => score === at).length)
}

function streakView({ length, longest, freezes, frozen, earned }: Streak): GameStatistics["overall"] {
  return { length, longest, freezes, frozen: [...frozen], earned: [...earned] }
}

/** Yesterday's words, for those who finished that puzzle; for everyone once its day is over in every zone. */
async function yesterdayOf(
  plays: readonly PlayRow[],
  day: string,
  context: ReadContext,
): Promise<GameStatistics["yesterday"]> {
  const { db, config, now } = context
  const puzzles = config.GAMES.includes("BAW") ? await puzzlesOf(context) : null
  const isFinished = plays.some((play) => play.game === "BAW" && play.day === day && play.outcome !== null)
  if (!puzzles || !(isFinished || isOverEverywhere(day, now))) return null
  const puzzle = await previewPuzzle(db, puzzles, "BAW", day)
  return { day, ...lettersView(puzzle), words: puzzle.words }
}
