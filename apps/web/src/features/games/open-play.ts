import type { ErrorCode } from "@confetti/contract/errors"
import { defined } from "@confetti/domain/defined"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { useEffect, useState } from "react"
import { logEvent } from "../../platform/analytics/log-event.ts"
import { ApiError, call } from "../../platform/api.ts"
import { createRetry } from "../../platform/create-retry.ts"
import { createStore, type Store } from "../../platform/create-store.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import { serverNow } from "../../platform/server-clock.ts"
import { outcomeOf } from "../../platform/sync/outcome.ts"
import { keepPlay, readKeptPlay, type WordPlay } from "./kept-play.ts"
import { inTime, mergeGuestPlays, playerOf } from "./player.ts"

export type Refusal = {
  word: string
  code: ErrorCode
  message: string
  /** Counts up, so that the same word refused twice is told twice. */
  number: number
}

export type PlayState = {
  play: WordPlay | null
  /** What was guessed and is not answered yet, the first one first: offline it waits. */
  waiting: readonly string[]
  refusal: Refusal | null
  /** The play could not be had, and none was kept. */
  trouble: ApiError | null
}

export type OpenPlay = Store<PlayState> & {
  /** Begins the play, or learns how it stands by now. */
  refresh: () => Promise<void>
  guess: (word: string) => void
  finish: () => Promise<void>
  showHints: () => Promise<void>
  /** Nothing is tried again from here on. */
  close: () => void
}

type Options = {
  game: WordPlay["game"]
  /** Null for today. */
  day: string | null
  userId: string | null
  isHard: boolean
}

/**
 * A game that is open on this device. A guess waits until the server has answered it, and goes once: it names the place it is for, so
 * that sending it again changes nothing. What waits is kept, and sent after a reload too.
 */
function openPlay({ game, day, userId, isHard }: Options): OpenPlay {
  const kept = readKeptPlay(game)
  const isSame = kept !== null && kept.userId === userId && kept.play.day === (day ?? dayOfNow(kept.play))
  const store = createStore<PlayState>({
    play: isSame ? kept.play : null,
    waiting: isSame ? kept.waiting : [],
    refusal: null,
    trouble: null,
  })
  const player = playerOf(userId)
  const retry = createRetry(() => void refresh())
  /** Guesses for a day before, which may still count for it. */
  const late = kept !== null && !isSame && kept.userId === userId && kept.waiting.length > 0 ? kept.play.day : null
  let hasSentLate = late === null
  let refusals = 0
  let sending: Promise<void> | null = null

  const set = (change: Partial<PlayState>) => {
    const next = { ...store.get(), ...change }
    store.set(next)
    if (next.play) keepPlay({ userId, play: next.play, waiting: next.waiting })
  }
  const take = (play: WordPlay, change: Partial<PlayState> = {}) => {
    retry.reset()
    const { play: before, waiting } = store.get()
    if (before?.day === play.day && before.state === "playing") logFinish(play)
    set({ play, waiting: notTaken(waiting, before, play), trouble: null, ...change })
  }
  const refuse = (word: string, error: ApiError) => {
    const { message } = error
    const waiting = store.get().waiting.filter((each) => each !== word)
    refusals += 1
    set({ waiting, refusal: { word, code: error.code as ErrorCode, message, number: refusals } })
  }

  const refresh = async (): Promise<void> => {
    if (!hasSentLate) {
      hasSentLate = true
      await openPlay({ game, day: late, userId, isHard }).refresh()
    }
    // Once it was begun it stays what it is, also past midnight.
    const asDay = store.get().play?.day ?? day
    try {
      const asked = { game, zone: deviceZone(), isHard, ...(asDay !== null && { day: asDay }), ...player }
      const answer = wordPlay(await call("games-start_game", asked, inTime()))
      const known = store.get().play
      // Asked before a guess and answered after it: that is how it stood.
      if (known?.day !== answer.day || wordsOf(answer).length >= wordsOf(known).length) take(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (outcomeOf(error).is === "later") retry.later()
      if (store.get().play === null) set({ trouble: error })
      return
    }
    await send()
  }

  const sendFirst = async (play: WordPlay, word: string): Promise<boolean> => {
    try {
      const asked = { game, day: play.day, at: wordsOf(play).length, word, ...player }
      const answer = wordPlay(await call("games-submit_guess", asked, inTime()))
      const waiting = store.get().waiting.filter((each) => each !== word)
      take(answer, { waiting, refusal: null })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (outcomeOf(error).is === "later") {
        retry.later()
        return false
      }
      refuse(word, error)
      // Another device was first, or the day is over: how it stands now is shown.
      if (error.code === "game/moved-on" || error.code === "game/not-today" || error.code === "game/already-finished")
        void refresh()
      return true
    }
  }

  /** Sends what waits, one after the other. */
  const send = (): Promise<void> => {
    sending ??= (async () => {
      for (;;) {
        const { play, waiting } = store.get()
        if (!play || waiting.length === 0 || !(await sendFirst(play, defined(waiting[0])))) return
      }
    })().finally(() => {
      sending = null
    })
    return sending
  }

  /** One of the play's other turns. Throws an `ApiError`. */
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
      set({ waiting: [...waiting, word], refusal: null })
      void send()
    },
    finish: () => turn("games-finish_game"),
    showHints: () => turn("games-show_hints"),
    close: retry.reset,
  }
}

/** Without the words that came since: the answer to a guess may be lost, and another device may have found the same. */
function notTaken(waiting: readonly string[], before: WordPlay | null, play: WordPlay): readonly string[] {
  const known = before ? wordsOf(before).length : 0
  const taken = new Set(wordsOf(play).slice(known))
  return waiting.filter((word) => !taken.has(word))
}

function wordsOf(play: WordPlay): string[] {
  return (play.game === "WURD" ? play.rows : play.found).map(({ word }) => word)
}

/** The day of a kept play where it is today's still, by the server's clock as far as it was heard; one of a past day may have been played since. */
function dayOfNow({ day, zone }: WordPlay): string | null {
  return dayIn(zone, serverNow()) <= day ? day : null
}

function wordPlay(play: { game: string }): WordPlay {
  if (!isWordPlay(play)) throw new TypeError(`A play of ${play.game} came for one of words.`)
  return play
}

function isWordPlay(play: { game: string }): play is WordPlay {
  return play.game === "WURD" || play.game === "BAW"
}

/** Told once: where a play that went on until now has ended. */
function logFinish({ game, state, isPractice }: WordPlay): void {
  if (state !== "playing") logEvent("finish_game", { game, outcome: state, isPractice })
}

type UsePlayOptions = { game: WordPlay["game"]; day: string | null; userId: string | null; isHard?: boolean }

/**
 * A day's WURD or BAW of somebody who is known to be here, signed in or not; `key` the component by both day and person. It is looked at
 * again whenever they come back to the page: another device may have gone on with it.
 */
export function usePlay({ game, day, userId, isHard = false }: UsePlayOptions): PlayState & { actions: OpenPlay } {
  const [actions] = useState(() => openPlay({ game, day, userId, isHard }))
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void actions.refresh().catch(reportBug)
    }
    // What was played before joining comes first, so that no empty board is shown in between.
    const merged = userId === null ? Promise.resolve() : mergeGuestPlays().catch(reportBug)
    void merged.then(refresh)
    document.addEventListener("visibilitychange", refresh)
    return () => {
      document.removeEventListener("visibilitychange", refresh)
      actions.close()
    }
  }, [actions, userId])
  return { ...actions.useValue(), actions }
}
