import type { CallableInput } from "@confetti/contract/callable-catalogue"
import type { QuizPlay } from "@confetti/contract/games"
import { useEffect, useState } from "react"
import { call } from "../../platform/api.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import { type SessionScope, scoped } from "../../platform/session-scope.ts"
import { fieldsOf } from "../../platform/storage.ts"
import type { Mutation } from "../../platform/sync/mutation.ts"
import { guest } from "../../platform/sync/queue.ts"
import { startSyncEngine } from "../../platform/sync/start-sync-engine.ts"
import { guestPlaysOf } from "./player.ts"
import { type WordPlay, wordPlay } from "./word-play.ts"

export type Guess = CallableInput<"games-submit_guess">
export type QuizAnswer = CallableInput<"games-answer_question">

/** A word with its position, so that a repeated one counts once. */
export const guessTurn: Mutation<Guess, WordPlay> = {
  kind: "guess",
  isInput: isGuess,
  subject: ({ game, day, word }) => `${game}_${day}_${word}`,
  merge: () => null,
  delay: () => 0,
  isIdempotent: true,
  send: async ([guess], init, by) => {
    await mergeBefore(by)
    return wordPlay(await call("games-submit_guess", guess, init))
  },
}

export const answerTurn: Mutation<QuizAnswer, QuizPlay> = {
  kind: "answer",
  isInput: isAnswer,
  subject: ({ day, at }) => `${day}_${at}`,
  merge: () => null,
  delay: () => 0,
  isIdempotent: true,
  send: async ([answer], init, by) => {
    await mergeBefore(by)
    return call("games-answer_question", answer, init)
  },
}

/** Sends moves of games, each once and as soon as possible, even after a reload. Call `start` with the player. */
export const turnsOf = scoped((scope) => startSyncEngine(scope, [guessTurn, answerTurn], "turns"))

/** Merges guest plays before sending a move that waited while the guest signed in. */
async function mergeBefore({ userId, scope }: { userId: string; scope: SessionScope }): Promise<void> {
  if (userId !== guest) await guestPlaysOf(scope).merge().catch(reportBug)
}

/** Milliseconds after which an answer counts as late. */
const heldUpAfter = 1200

/** Whether an answer is late enough to say so: at once when offline. */
export function useIsHeldUp(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), navigator.onLine ? heldUpAfter : 0)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}

function isGuess(value: unknown): value is Guess {
  const { game, word } = fieldsOf(value)
  return (game === "WURD" || game === "BAW") && typeof word === "string" && isOfPlayer(value)
}

function isAnswer(value: unknown): value is QuizAnswer {
  const { option } = fieldsOf(value)
  return (option === null || typeof option === "number") && isOfPlayer(value)
}

function isOfPlayer(value: unknown): boolean {
  const { day, at, installation } = fieldsOf(value)
  const isPlayer = installation === undefined || typeof installation === "string"
  return typeof day === "string" && typeof at === "number" && isPlayer
}
