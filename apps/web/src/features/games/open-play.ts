import type { ErrorCode } from "@confetti/contract/errors"
import { useEffect, useState } from "react"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { ApiError, call } from "../../platform/api.ts"
import { classifyError } from "../../platform/classify-error.ts"
import { createRetry } from "../../platform/create-retry.ts"
import { createStore, type Store } from "../../platform/create-store.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import { type SessionScope, useScope } from "../../platform/session-scope.ts"
import { guest } from "../../platform/sync/queue.ts"
import { guestPlaysOf, inTime, playerOf } from "./player.ts"
import { type Guess, guessTurn, turnsOf } from "./turns.ts"
import { dayOfNow, savedPlayOf, type WordPlay, wordPlay, wordsOf } from "./word-play.ts"

export type Refusal = {
  word: string
  code: ErrorCode
  message: string
  /** Increments, so that the same refusal is shown again. */
  number: number
}

export type PlayState = {
  play: WordPlay | null
  /** Guesses without an answer, oldest first: offline they wait. */
  waiting: readonly string[]
  refusal: Refusal | null
  error: ApiError | null
}

export type OpenPlay = Store<PlayState> & {
  refresh: () => Promise<void>
  guess: (word: string) => void
  finish: () => Promise<void>
  showHints: () => Promise<void>
  /** Follows results of its moves until the returned function is called. */
  follow: () => () => void
}

type Options = {
  scope: SessionScope
  game: WordPlay["game"]
  /** Null for today. */
  day: string | null
  userId: string | null
  isHard: boolean
}

/** Refusals that mean the shown state is outdated: another device was first, or the day is over. */
const outdated = new Set<string>(["game/moved-on", "game/not-today", "game/already-finished", "game/found-before"])

function openPlay({ scope, game, day, userId, isHard }: Options): OpenPlay {
  const turns = turnsOf(scope)
  const saved = savedPlayOf[game](scope)
  const player = playerOf(userId)
  const retry = createRetry(() => void refresh())
  const savedPlay = (asDay: string | null) => {
    const found = saved.shown()
    return found?.userId === userId && found.play.day === (asDay ?? dayOfNow(found.play)) ? found.play : null
  }
  /** Waiting words that are not in the play: an answer may be lost, or another device may have found the same word. */
  const waitingIn = (play: WordPlay | null): string[] => {
    const known = new Set(play ? wordsOf(play) : [])
    const mine = turns.waiting(guessTurn).filter((guess) => guess.game === game && guess.day === play?.day)
    return mine.flatMap(({ word }) => (known.has(word) ? [] : word))
  }
  const first = savedPlay(day)
  const store = createStore<PlayState>({ play: first, waiting: waitingIn(first), refusal: null, error: null })

  let refusals = 0

  const set = (change: Partial<PlayState>) => store.set({ ...store.get(), ...change })
  const show = (play: WordPlay, change: Partial<PlayState> = {}) =>
    set({ play, waiting: waitingIn(play), error: null, ...change })
  const take = (play: WordPlay, change: Partial<PlayState> = {}) => {
    retry.reset()
    const { play: known } = store.get()
    const before = known?.day === play.day ? known : null
    // The answer of an older request: the newer state stays.
    if (before && wordsOf(before).length > wordsOf(play).length) return
    show(play, change)
    saved.write({ userId, play })
    if (before?.state === "playing") logFinish(play)
  }
  const isHere = (guess: Guess) => guess.game === game && guess.day === store.get().play?.day

  const refresh = async (): Promise<void> => {
    // A started play keeps its day after midnight.
    const asDay = store.get().play?.day ?? day
    try {
      const asked = { game, zone: deviceZone(), isHard, ...(asDay !== null && { day: asDay }), ...player }
      take(wordPlay(await call("games-start_game", asked, inTime())))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (classifyError(error).is === "later") retry.later()
      if (store.get().play === null) set({ error: error })
    }
  }

  const refuse = ({ word }: Guess, { code, message }: ApiError) => {
    if (outdated.has(code)) void refresh()
    const { play } = store.get()
    if (play && wordsOf(play).includes(word)) return
    refusals += 1
    set({ waiting: waitingIn(play), refusal: { word, code: code as ErrorCode, message, number: refusals } })
  }

  /** Another move of the play. Throws an `ApiError`. */
  const turn = async (name: "games-finish_game" | "games-show_hints"): Promise<void> => {
    const { play } = store.get()
    if (!play) return
    const asked = { day: play.day, ...player }
    const answer =
      name === "games-finish_game" ? await call(name, { game, ...asked }) : await call(name, { game: "BAW", ...asked })
    take(wordPlay(answer))
  }

  return {
    ...store,
    refresh,
    guess(word) {
      const { waiting, play } = store.get()
      if (!play || waiting.includes(word)) return
      set({ refusal: null })
      const at = wordsOf(play).length + waiting.length
      turns.enqueue(guessTurn, { game, day: play.day, at, word, ...player })
    },
    finish: () => turn("games-finish_game"),
    showHints: () => turn("games-show_hints"),
    follow() {
      turns.start(userId ?? guest)
      const offs = [
        turns.on(
          guessTurn,
          (play, guess) => isHere(guess) && take(play, { refusal: null }),
          (error, guess) => isHere(guess) && refuse(guess, error),
        ),
        turns.onWaiting(() => {
          const { play, waiting } = store.get()
          const next = waitingIn(play)
          if (next.join() !== waiting.join()) set({ waiting: next })
        }),
        // Another tab has continued it.
        saved.on(() => {
          const play = savedPlay(store.get().play?.day ?? day)
          if (play && play !== store.get().play) show(play)
        }),
      ]
      return () => {
        for (const off of offs) off()
        retry.reset()
      }
    },
  }
}

/** Reported once, when a play ends here. */
function logFinish({ game, state, isPractice }: WordPlay): void {
  if (state !== "playing") logEvent("finish_game", { game, outcome: state, isPractice })
}

type UsePlayOptions = { game: WordPlay["game"]; day: string | null; userId: string | null; isHard?: boolean }

/**
 * A day's WURD or BAW of a known person or guest; `key` the component by day and person. Read again when they return to the page, as
 * another device may have continued it.
 */
export function usePlay({ game, day, userId, isHard = false }: UsePlayOptions): PlayState & { actions: OpenPlay } {
  const scope = useScope()
  const [actions] = useState(() => openPlay({ scope, game, day, userId, isHard }))
  useEffect(() => {
    const stop = actions.follow()
    const refresh = () => {
      if (document.visibilityState === "visible") void actions.refresh().catch(reportBug)
    }
    // Guest plays are merged first, so that no empty board is shown.
    const merged = userId === null ? Promise.resolve() : guestPlaysOf(scope).merge().catch(reportBug)
    void merged.then(refresh)
    document.addEventListener("visibilitychange", refresh)
    return () => {
      document.removeEventListener("visibilitychange", refresh)
      stop()
    }
  }, [actions, scope, userId])
  return { ...actions.useValue(), actions }
}
