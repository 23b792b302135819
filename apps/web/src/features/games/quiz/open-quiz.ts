import type { QuizPlay } from "@confetti/contract/games"
import {
  newQuiz,
  nextQuiz,
  phaseTime,
  type QuizEvent,
  quizQuestions,
  type QuizState,
} from "@confetti/domain/games/quiz-machine"
import { ApiError, call } from "../../../platform/api.ts"
import { createRetry } from "../../../platform/create-retry.ts"
import { createStore, type Store } from "../../../platform/create-store.ts"
import { deviceZone } from "../../../platform/device-zone.ts"
import type { SessionScope } from "../../../platform/session-scope.ts"
import { singleFlight } from "../../../platform/single-flight.ts"
import { classifyError } from "../../../platform/classify-error.ts"
import { guest } from "../../../platform/sync/queue.ts"
import { inTime, playerOf } from "../player.ts"
import { answerTurn, type QuizAnswer, turnsOf } from "../turns.ts"
import { followPlay, isQuestionHere } from "./quiz-of-play.ts"

export type QuizView = {
  quiz: QuizState
  play: QuizPlay | null
  /** An answer that is not marked yet: offline it waits. */
  waiting: QuizAnswer | null
  trouble: ApiError | null
  /** What was left to answer in, in milliseconds, when that was last looked at; null where no time runs. */
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
  /** Learns how it stands by now: another device may have gone on with it, and this one may have slept. */
  refresh: () => Promise<void>
  /** Shows and sends what is done, until what it gives is called. */
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
  /** The last answer was marked just now, and the quiz is paid. */
  onScored?: (play: QuizPlay) => void
}

/**
 * A quiz that is open on this device: the machine of `domain`, its timers, and the calls that go with its phases. Time is the server's:
 * what it says is left is measured by the page's own steady clock, whatever the device takes the time to be.
 */
export function openQuiz({ scope, day, userId, isTimed, ...tell }: Options): OpenQuiz {
  const store = createStore<QuizView>({
    quiz: newQuiz(quizQuestions, isTimed()),
    play: null,
    waiting: null,
    trouble: null,
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
    const { quiz, play, trouble } = store.get()
    if (isClosed || trouble !== null) return clock.stop()
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
    // Scored long since: the last answer's result came with it.
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
    set({ play, quiz: next, waiting: stillWaiting, trouble: null, timeLeft: left, isFresh })
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
    set({ trouble: error })
  }

  const learn = singleFlight(async () => {
    const { play, quiz } = store.get()
    // Once it was begun it stays what it is, also past midnight.
    const asDay = play?.day ?? day
    const asked = { game: "QUIZ_ME", zone: deviceZone(), isTimed: quiz.isTimed } as const
    take(
      quizPlay(
        await call("games-start_game", { ...asked, ...(asDay !== null && { day: asDay }), ...player }, inTime()),
      ),
    )
  })
  /** Begins the quiz, or learns how it stands: it is the same one however often it is started. */
  const start = () => learn().catch(fail)

  const show = singleFlight(async () => {
    // It was begun a countdown ago, and may still be on its way.
    if (store.get().play === null) await start()
    const { play, quiz, trouble } = store.get()
    if (!play || trouble || isClosed || quiz.phase !== "Delay" || isQuestionHere(quiz, play)) return
    try {
      take(await call("games-show_question", { day: play.day, at: quiz.question, ...player }, inTime()))
    } catch (error) {
      if (error instanceof ApiError && error.code === "game/moved-on") await start()
      else fail(error)
    }
  })

  /** The answer was refused, or another tab has sent it: how the quiz stands now is shown. */
  const startAnew = () => {
    set({ waiting: null })
    void start()
  }

  const isQueued = ({ day: ofDay, at }: QuizAnswer) =>
    turns.waiting(answerTurn).some((answer) => answer.day === ofDay && answer.at === at)

  const again = () => {
    const { waiting, play, trouble } = store.get()
    set({ trouble: null })
    if (waiting) void turns.flush()
    else if (play === null) void start()
    else if (trouble) follow()
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
      const { play, trouble, waiting } = store.get()
      if (play && play.state !== "done" && !trouble && !waiting) await learn()
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
      // An answer that waited when the app was closed comes first.
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

/**
 * Lets the time of a quiz's phases run, by the page's own steady clock: whatever the device takes the time to be, and however it is put,
 * what the server said is left is what is left.
 */
function createPhaseClock(onElapsed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = ""
  let phaseEnd: number | null = null
  let questionEnd: number | null = null

  return {
    /** What is left of the question that is shown, in milliseconds; null where none is, or no time runs. */
    setQuestion: (left: number | null) => {
      questionEnd = left === null ? null : performance.now() + left
    },
    questionLeft: () => (questionEnd === null ? null : Math.max(0, questionEnd - performance.now())),
    /** Runs the phase's time, unless it runs already. `isHeld`: its question is not there yet. */
    follow: (quiz: QuizState, isHeld: boolean) => {
      clearTimeout(timer)
      const time = isHeld ? null : phaseTime(quiz)
      const phase = `${quiz.outcome} ${quiz.phase} ${quiz.question} ${isHeld}`
      if (phase !== running) phaseEnd = time === null ? null : performance.now() + time
      running = phase
      if (quiz.phase === "Running" && questionEnd !== null) phaseEnd = questionEnd
      if (time !== null && phaseEnd !== null) timer = setTimeout(onElapsed, Math.max(0, phaseEnd - performance.now()))
    },
    /** The phase begins anew when it is next followed. */
    stop: () => {
      clearTimeout(timer)
      running = ""
    },
  }
}
