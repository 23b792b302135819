import { AppError } from "@confetti/contract/app-error"
import type { GameStatistics, WurdPlay } from "@confetti/contract/games"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { markGuess, wurdOutcome } from "@confetti/domain/games/wurd"
import type { FakeServer } from "./fake-server.ts"

const zone = "UTC"
const words = ["crane", "slate", "irony", "lymph", "mound", "fight", "crown"]
const noStreak = { length: 0, longest: 0, freezes: 0, frozen: [], earned: [] }

/** WURD as the server plays it, with this word for every day. What is in `words` is in the list. */
export function answerWurd(server: FakeServer, word = "crane") {
  const today = () => dayIn(zone, Date.now() - server.state.aheadBy)
  const nextDate = () => `${addDays(today(), 1)}T00:00:00.000Z`
  const state = {
    guesses: new Map<string, string[]>(),
    ended: new Map<string, "won" | "lost">(),
    isHard: false,
    /** Its day is over. */
    isLate: false,
    /** How a play stood is answered only after this. */
    slowStart: Promise.resolve(),
    line: "It lifts, and it wades." as string | null,
  }
  const guessesOf = (day: string) => state.guesses.get(day) ?? []
  const isPractice = (day: string) => day !== today() || state.isLate
  const play = (day: string): WurdPlay => {
    const ended = state.ended.get(day)
    const tile = { id: "one", slug: "slug-of-one", title: "Title of one" }
    return {
      game: "WURD",
      day,
      isPractice: isPractice(day),
      state: ended ?? "playing",
      paid: ended && server.state.person && !isPractice(day) ? 1 : 0,
      zone,
      nextDate: nextDate(),
      isHard: state.isHard,
      rows: guessesOf(day).map((guess) => ({ word: guess, marks: markGuess(word, guess) })),
      answer: ended ? { word, line: state.line, tile } : null,
    }
  }
  server.answer("games-start_game", async ({ day = today() }) => {
    const asked = play(day)
    await state.slowStart
    return asked
  })
  server.answer("games-submit_guess", ({ day, at, word: guess }) => {
    const before = guessesOf(day)
    if (before[at] === guess) return play(day)
    if (at !== before.length) throw new AppError("game/moved-on")
    if (!words.includes(guess)) throw new AppError("game/not-a-word")
    const after = [...before, guess]
    state.guesses.set(day, after)
    const outcome = wurdOutcome(word, after)
    if (outcome) state.ended.set(day, outcome)
    return play(day)
  })
  server.answer("games-finish_game", ({ day }) => {
    state.ended.set(day, "lost")
    return play(day)
  })
  server.answer("games-get_stats", (): GameStatistics => {
    const won = [...state.ended].filter(([, outcome]) => outcome === "won").map(([day]) => guessesOf(day).length)
    const streak = { ...noStreak, length: state.ended.size, longest: state.ended.size }
    const week = Array.from({ length: 7 }, (_, at) => ({
      day: addDays(today(), at - 6),
      isPlayed: state.ended.has(addDays(today(), at - 6)),
      isFrozen: false,
    }))
    const moves = guessesOf(today()).length
    return {
      today: today(),
      zone,
      nextDate: nextDate(),
      overall: streak,
      games: [
        {
          game: "WURD",
          isOn: true,
          today: { state: state.ended.get(today()) ?? "new", moves, score: moves },
          streak,
          played: state.ended.size,
          won: won.length,
          distribution: [1, 2, 3, 4, 5, 6].map((count) => won.filter((each) => each === count).length),
          week,
        },
      ],
      yesterday: null,
    }
  })
  server.answer("games-merge_plays", () => ({ merged: 0, paid: 0 }))
  return state
}
