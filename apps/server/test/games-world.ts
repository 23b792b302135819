import { randomBytes } from "node:crypto"
import type { ErrorCode } from "@confetti/contract/errors"
import { type GamePlay, gamePlay, getStats, type QuizPlay } from "@confetti/contract/games"
import type { Tile } from "@confetti/contract/tile"
import { day } from "@confetti/domain/durations"
import { loadPuzzles, type Puzzles } from "../src/modules/games/puzzles/load-puzzles.ts"
import { type QuizPuzzle, quizPuzzle } from "../src/modules/games/puzzles/puzzle.ts"
import { type Account, addAccount } from "./add-account.ts"
import { addQuizTiles } from "./quiz-tiles.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

type Word = { at: number; word: string; game?: "WURD" | "BAW"; day?: string }

/** A player: a person's headers, or an installation. */
export type Player = { headers: Record<string, string>; installation?: string }

export type Answer = { status: number; play: GamePlay | null; code: ErrorCode | null; text: string }

export type GamesWorld = {
  server: TestServer
  puzzles: Puzzles
  /** Tiles with three quiz questions each. */
  tiles: readonly Tile[]
  setNow: (moment: string | number) => void
  now: () => number
  newPerson: () => Promise<Player & Account>
  newGuest: () => Player
  call: (name: string, data: object, player: Player, key?: string) => Promise<Answer>
  start: (player: Player, more?: object) => Promise<Answer>
  guess: (player: Player, word: Word) => Promise<Answer>
  /** Shows a question of a quiz. */
  show: (player: Player, at: number, day?: string) => Promise<Answer>
  answer: (player: Player, answer: { at: number; option: number | null; day?: string }) => Promise<Answer>
  /** Plays a whole quiz, with so many right answers, and no time spent. */
  playQuiz: (player: Player, right: number, more?: { day?: string; isTimed?: boolean }) => Promise<QuizPlay>
  /** A day's quiz, which somebody must have begun. */
  quiz: (day?: string) => Promise<QuizPuzzle>
  finish: (player: Player, more?: object) => Promise<Answer>
  stats: (player: Player, zone?: string) => Promise<ReturnType<typeof getStats.output.parse>>
  merge: (player: Player, installation: string) => Promise<{ merged: number; paid: number }>
  balance: (player: Account) => Promise<number>
  stop: () => Promise<void>
}

/** A server with today's games and a clock of its own. */
export async function startGamesWorld(env: Record<string, string> = {}): Promise<GamesWorld> {
  let now = Date.parse("2026-06-01T12:00:00Z")
  let people = 0
  const server = await startTestServer({
    clock: () => now,
    // The same puzzles in every run.
    env: { GAMES: "WURD,BAW,QUIZ_ME", AUTH_SECRET: "games".repeat(8), RATE_LIMIT_CALLABLES: "1000000", ...env },
  })
  const tiles = await addQuizTiles(server, 12)
  const { puzzles } = await loadPuzzles(server.services.config)
  if (!puzzles) throw new Error("The starter pack has no word lists.")

  const raw = async (name: string, data: object, { headers, installation }: Player, key?: string) => {
    const own = key === undefined ? headers : { ...headers, "idempotency-key": key }
    const response = await server.call(name, installation === undefined ? data : { ...data, installation }, own)
    const text = await response.text()
    return { status: response.status, text, body: JSON.parse(text) }
  }
  const call: GamesWorld["call"] = async (name, data, player, key) => {
    const { status, text, body } = await raw(name, data, player, key)
    const play = status === 200 ? gamePlay.parse(body.result) : null
    return { status, play, code: body.error?.details.code ?? null, text }
  }
  const today = (): string => new Date(now).toISOString().slice(0, 10)
  const show: GamesWorld["show"] = (player, at, day = today()) => call("games-show_question", { day, at }, player)
  const answer: GamesWorld["answer"] = (player, { day = today(), ...given }) =>
    call("games-answer_question", { day, ...given }, player)
  const quiz: GamesWorld["quiz"] = async (day = today()) => {
    const rows = server.db.selectFrom("game_puzzles").select("document").where("game", "=", "QUIZ_ME")
    const { document } = await rows.where("day", "=", day).executeTakeFirstOrThrow()
    return quizPuzzle.parse(JSON.parse(document))
  }

  return {
    server,
    puzzles,
    tiles,
    show,
    answer,
    quiz,
    playQuiz: async (player, right, more = {}) => {
      await call("games-start_game", { game: "QUIZ_ME", zone: "UTC", ...more }, player)
      let last: Answer | null = null
      for (const [at, question] of (await quiz(more.day)).questions.entries()) {
        await show(player, at, more.day)
        const option = at < right ? question.right : (question.right + 1) % 4
        last = await answer(player, { at, option, ...(more.day && { day: more.day }) })
      }
      if (last?.play?.game !== "QUIZ_ME") throw new Error(`no quiz: ${last?.text}`)
      return last.play
    },
    setNow: (moment) => {
      now = typeof moment === "number" ? moment : Date.parse(moment)
    },
    now: () => now,
    newPerson: async () => {
      const account = await addAccount(server, `player-${++people}@example.com`, { expiresInMs: 400 * day })
      await server.call("users-create_user", null, account.headers)
      return account
    },
    newGuest: () => ({ headers: {}, installation: randomBytes(16).toString("hex") }),
    call,
    start: (player, more = {}) => call("games-start_game", { game: "WURD", zone: "UTC", ...more }, player),
    guess: (player, { game = "WURD", day = today(), ...word }) =>
      call("games-submit_guess", { game, day, ...word }, player),
    finish: (player, more = {}) => call("games-finish_game", { game: "WURD", day: today(), ...more }, player),
    stats: async (player, zone = "UTC") =>
      getStats.output.parse((await raw("games-get_stats", { zone }, player)).body.result),
    merge: async (player, installation) => (await raw("games-merge_plays", { installation }, player)).body.result,
    balance: async ({ headers }) =>
      (await (await server.call("points-get_overview", null, headers)).json()).result.balance,
    stop: () => server.stop(),
  }
}
