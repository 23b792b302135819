import type { QuizPlay } from "@confetti/contract/games"
import {
  newQuiz,
  nextQuiz,
  phaseTime,
  type QuizEvent,
  type QuizState,
  quizQuestions,
} from "@confetti/domain/games/quiz-machine"
import { ApiError, call } from "../../../platform/api.ts"
import { classifyError } from "../../../platform/classify-error.ts"
import { createRetry } from "../../../platform/create-retry.ts"
import { createStore, type Store } from "../../../platform/create-store.ts"
import { deviceZone } from "../../../platform/device-zone.ts"
import type { SessionScope } from "../../../platform/session-scope.ts"
import { singleFlight } from "../../../platform/single-flight.ts"
import { guest } from "../../../platform/sync/queue.ts"
import { inTime, playerOf } from "../player.ts"
import { answerTurn, type QuizAnswer, turnsOf } from "../turns.ts"
import { followPlay, isQuestionHere } from "./quiz-of-play.ts"

export type QuizView = {
  quiz: QuizState
  play: QuizPlay | null
  /** An answer without a result yet: offline it waits. */
  waiting: QuizAnswer | null
  error: ApiError | null
  /** Milliseconds left at the last update; null without a time limit. */
  timeLeft: number | null
  isFresh: boolean
}

export type OpenQuiz = Store<QuizView> & {
  begin: () => void
  answer: (option: number) => void
  next: () => void
  quit: () => void
  resume: () => void
  retry: () => void
  /** Reads the current state: another device may have continued, or this one slept. */
  refresh: () => Promise<void>
  /** Runs the quiz until the returned function is called. */
  open: () => () => void
  goOn: () => Promise<void>
}

type Options = {
  scope: SessionScope
  /** Null for today. */
  day: string | null
  userId: string | null
  isTimed: () => boolean
  onStarted?: (play: QuizPlay) => void
  onMovedOn?: () => void
  onMarked?: (isRight: boolean) => void
  /** The last answer was marked, and the quiz was paid. */
  onScored?: (play: QuizPlay) => void
}

/**
 * A running quiz: the state machine of `domain`, its timers, and its calls. Time is the server's: what it says is left is measured by the
 * page's monotonic clock.
 */
export function openQuiz({ scope, day, userId, isTimed, ...tell }: Options): OpenQuiz {
  const store = createStore<QuizView>({
    quiz: newQuiz(quizQuestions, isTimed()),
    play: null,
    waiting: null,
    error: null,
    timeLeft: null,
    isFresh: false,
  })
  const turns = turnsOf(scope)
  const player = playerOf(userId)
  const retry = createRetry(() => again())
  const clock = createPhaseClock(() => step({ type: "elapsed" }))
  let isClosed = false

  const set = (change: Partial<QuizView>) => store.set({ ...store.get(), ...change })

  const follow = () => {
    const { quiz, play, error } = store.get()
    if (isClosed || error !== null) return clock.stop()
    const isAwaited = quiz.phase === "Delay" && quiz.outcome === null && !isQuestionHere(quiz, play)
    clock.follow(quiz, isAwaited)
    if (isAwaited) void show()
  }

  const step = (event: QuizEvent) => {
    const { quiz: before, play } = store.get()
    const quiz = nextQuiz(before, event)
    if (quiz === before) return
    set({ quiz, ...(quiz.phase !== before.phase && { timeLeft: clock.questionLeft() }) })
    const given = quiz.answers[before.answers.length]
    if (play && given !== undefined) handIn(play, quiz.question, given === "NoTime" ? null : given)
    // Already scored: the last answer came with the result.
    if (quiz.outcome === "done" && play?.state === "done") return step({ type: "scored" })
    follow()
  }

  const handIn = (play: QuizPlay, at: number, option: number | null) => {
    const waiting = { day: play.day, at, option, ...player }
    set({ waiting })
    turns.enqueue(answerTurn, waiting)
  }

  const take = (play: QuizPlay) => {
    if (isClosed) return
    retry.reset()
    const { quiz, waiting, play: before } = store.get()
    const marked = waiting === null ? undefined : play.answered[waiting.at]
    const stillWaiting = marked === undefined ? waiting : null
    const left = play.current?.remainingMs ?? null
    clock.setQuestion(left)
    const next = followPlay(quiz, play, stillWaiting !== null)
    const isScored = before?.state === "playing" && play.state === "done"
    const isFresh = isScored || store.get().isFresh
    set({ play, quiz: next, waiting: stillWaiting, error: null, timeLeft: left, isFresh })
    if (marked !== undefined) tell.onMarked?.(marked.chosen === marked.right)
    if (before === null) tell.onStarted?.(play)
    else if (next.answers.length > quiz.answers.length) tell.onMovedOn?.()
    if (isScored) tell.onScored?.(play)
    if (next.outcome === "done" && play.state === "done") step({ type: "scored" })
    else follow()
  }

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    clock.stop()
    if (isClosed) return
    if (classifyError(error).is === "later") retry.later()
    set({ error: error })
  }

  const learn = singleFlight(async () => {
    const { play, quiz } = store.get()
    // A started quiz keeps its day after midnight.
    const asDay = play?.day ?? day
    const asked = { game: "QUIZ_ME", zone: deviceZone(), isTimed: quiz.isTimed } as const
    take(
      quizPlay(
        await call("games-start_game", { ...asked, ...(asDay !== null && { day: asDay }), ...player }, inTime()),
      ),
    )
  })
  /** Starts the quiz or reads its state. Can be repeated. */
  const start = () => learn().catch(fail)

  const show = singleFlight(async () => {
    // Started during the countdown, and perhaps still loading.
    if (store.get().play === null) await start()
    const { play, quiz, error } = store.get()
    if (!play || error || isClosed || quiz.phase !== "Delay" || isQuestionHere(quiz, play)) return
    try {
      take(await call("games-show_question", { day: play.day, at: quiz.question, ...player }, inTime()))
    } catch (error) {
      if (error instanceof ApiError && error.code === "game/moved-on") await start()
      else fail(error)
    }
  })

  /** A refused answer, or one sent by another tab: the current state is read. */
  const startAnew = () => {
    set({ waiting: null })
    void start()
  }

  const isQueued = ({ day: ofDay, at }: QuizAnswer) =>
    turns.waiting(answerTurn).some((answer) => answer.day === ofDay && answer.at === at)

  const again = () => {
    const { waiting, play, error } = store.get()
    set({ error: null })
    if (waiting) void turns.flush()
    else if (play === null) void start()
    else if (error) follow()
  }

  return {
    ...store,
    begin() {
      const { quiz, play } = store.get()
      if (quiz.phase !== "Initiate") return
      if (play === null) set({ quiz: newQuiz(quizQuestions, isTimed()) })
      step({ type: "begin" })
      if (play === null) void start()
    },
    answer: (option) => step({ type: "answer", option }),
    next: () => step({ type: "next" }),
    quit: () => step({ type: "quit" }),
    resume: () => step({ type: "resume" }),
    retry: again,
    async refresh() {
      const { play, error, waiting } = store.get()
      if (play && play.state !== "done" && !error && !waiting) await learn()
    },
    open() {
      isClosed = false
      const isHere = ({ day: ofDay }: QuizAnswer) => ofDay === store.get().play?.day
      const offs = [
        turns.on(
          answerTurn,
          (marked, answer) => isHere(answer) && take(marked),
          (_error, answer) => isHere(answer) && startAnew(),
        ),
        turns.onWaiting(() => {
          const { waiting } = store.get()
          if (waiting && !isQueued(waiting)) startAnew()
        }),
      ]
      turns.start(userId ?? guest)
      return () => {
        isClosed = true
        for (const off of offs) off()
        clock.stop()
        retry.reset()
      }
    },
    async goOn() {
      // An answer that waited while the app was closed comes first.
      await turns.flush()
      const { play, quiz } = store.get()
      if (play === null && quiz.phase === "Initiate" && !isClosed) await start()
    },
  }
}

function quizPlay(play: { game: string }): QuizPlay {
  if (!isQuizPlay(play)) throw new TypeError(`A play of ${play.game} came for a quiz.`)
  return play
}

function isQuizPlay(play: { game: string }): play is QuizPlay {
  return play.game === "QUIZ_ME"
}

/** Runs the phases' timers by the page's monotonic clock, whatever the device's clock says. */
function createPhaseClock(onElapsed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = ""
  let phaseEnd: number | null = null
  let questionEnd: number | null = null

  return {
    /** Milliseconds left of the current question; null without one, or without a time limit. */
    setQuestion: (left: number | null) => {
      questionEnd = left === null ? null : performance.now() + left
    },
    questionLeft: () => (questionEnd === null ? null : Math.max(0, questionEnd - performance.now())),
    /** Starts the phase's timer, unless it is running. `isHeld`: its question is still loading. */
    follow: (quiz: QuizState, isHeld: boolean) => {
      clearTimeout(timer)
      const time = isHeld ? null : phaseTime(quiz)
      const phase = `${quiz.outcome} ${quiz.phase} ${quiz.question} ${isHeld}`
      if (phase !== running) phaseEnd = time === null ? null : performance.now() + time
      running = phase
      if (quiz.phase === "Running" && questionEnd !== null) phaseEnd = questionEnd
      if (time !== null && phaseEnd !== null) timer = setTimeout(onElapsed, Math.max(0, phaseEnd - performance.now()))
    },
    /** The phase starts over when it is followed again. */
    stop: () => {
      clearTimeout(timer)
      running = ""
    },
  }
}
