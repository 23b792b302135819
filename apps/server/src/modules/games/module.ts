import { day } from "@confetti/domain/durations"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { extend } from "../../platform/extension-point.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { feedCardSources } from "../feed-cards/feed-card-source.ts"
import { type EarnGate, earnGates } from "../points/earn-gate.ts"
import { answerQuestionCallable } from "./answer-question.ts"
import { checkTileAnswerCallable } from "./check-tile-answer.ts"
import { finishGameCallable } from "./finish-game.ts"
import { gameCards } from "./game-cards.ts"
import { gamesOn } from "./games-on.ts"
import { getStatsCallable } from "./get-stats.ts"
import { getTileQuestionCallable } from "./get-tile-question.ts"
import { gamesInvariants } from "./invariants-store.ts"
import { listDaysCallable } from "./list-days.ts"
import { mergePlaysCallable } from "./merge-plays.ts"
import { deletePuzzlesBefore } from "./puzzle-store.ts"
import { shareRoutes } from "./share/share-routes.ts"
import { showHintsCallable } from "./show-hints.ts"
import { showQuestionCallable } from "./show-question.ts"
import { startGameCallable } from "./start-game.ts"
import { deleteGuestsBefore, deletePlayer, playsOf, zoneOf } from "./store.ts"
import { submitGuessCallable } from "./submit-guess.ts"

const personalGames: PersonalData = {
  name: "games",
  tables: ["game_plays", "game_players"],
  read: async (db, userId) => ({
    zone: await zoneOf(db, userId),
    plays: (await playsOf(db, userId)).map((play) => ({
      game: play.game,
      day: play.day,
      isPractice: play.is_practice,
      state: play.outcome ?? "playing",
      words: play.moves,
      startedAt: play.started_at.toISOString(),
      finishedAt: play.finished_at?.toISOString() ?? null,
    })),
  }),
  erase: deletePlayer,
}

/** Milliseconds until an unused guest is deleted, and days for which old puzzles can be practised. */
const guestRetention = 90 * day
const puzzleRetention = 400

export const deleteOldPlays: Job = {
  name: "games-delete_old_plays",
  schedule: "40 3 * * *",
  run: async (_nothing, { db, clock }) => {
    await deleteGuestsBefore(db, new Date(clock() - guestRetention))
    await deletePuzzlesBefore(db, addDays(dayIn("UTC", clock()), -puzzleRetention))
  },
}

const playGate: EarnGate = {
  action: "play_a_game",
  isOpen: async (context) => (await gamesOn(context.db, context)).length > 0,
}

/** The daily games. Only the server knows the answers, and it sends no more than the player has found out. */
export const games: Module = {
  name: "games",
  invariants: gamesInvariants,
  tables: ["game_puzzles", "game_players", "game_plays"],
  callables: [
    startGameCallable,
    submitGuessCallable,
    finishGameCallable,
    showHintsCallable,
    showQuestionCallable,
    answerQuestionCallable,
    getTileQuestionCallable,
    checkTileAnswerCallable,
    getStatsCallable,
    listDaysCallable,
    mergePlaysCallable,
  ],
  extensions: [extend(feedCardSources, gameCards), extend(earnGates, playGate)],
  personal: [personalGames],
  jobs: [deleteOldPlays],
  routes: shareRoutes,
}
