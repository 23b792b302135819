import type { ApiError } from "../api.ts"
import { classifyError, type Failure } from "../classify-error.ts"
import { createEmitter } from "../create-store.ts"
import { reportBug } from "../error-reporter/report-bug.ts"
import { longestInSight, retryDelay } from "../retry.ts"
import type { SessionScope } from "../session-scope.ts"
import type { Lock } from "./browser-lock.ts"
import { type Mutation, type Switch, type Toggle, toggleMutation } from "./mutation.ts"
import type { Entry, Queue } from "./queue.ts"

/** Milliseconds: a dead connection must not block the queue and other tabs for ever. */
const timeout = 20_000
/** Failures after which a server error counts as final. */
const mostFailures = 5

type Parts = {
  scope: SessionScope
  queue: Queue
  mutations: readonly Mutation<unknown>[]
  lock: Lock
  newId: () => string
  now: () => number
  after: (ms: number, act: () => void) => () => void
  isOnline: () => boolean
  /** The page is closing: requests must outlive it. */
  isHidden: () => boolean
  /** Called once after an unexpected error, until something is sent again. */
  onFault: () => void
}

type Waiting = { subject: string; entry: Entry; mutation: Mutation<unknown> }
type Batch = readonly [Waiting, ...Waiting[]]
/** A job run under the lock until it succeeds, such as merging lists. Throws an `ApiError` to be retried. */
type Job = (isHere: () => boolean) => Promise<void>
type Listener = { taken(answer: unknown, input: unknown): void; refused(error: ApiError, input: unknown): void }
type Outcome = { is: "taken"; answer?: unknown } | Failure
type Settled = Exclude<Outcome, { is: "later" }>

export type SyncEngine = {
  /** Queues a change of the current person. Nobody's are dropped. */
  enqueue: <Input>(mutation: Mutation<Input>, input: Input) => void
  toggle: (toggle: Toggle, next: Switch) => void
  waiting: <Input>(mutation: Mutation<Input>) => Input[]
  isAllSent: () => boolean
  /** Calls back with every answer to such a change, and final refusals. Returns a function that stops it. */
  on: <Input, Answer>(
    mutation: Mutation<Input, Answer>,
    taken: (answer: Answer, input: Input) => void,
    refused?: (error: ApiError, input: Input) => void,
  ) => () => void
  onWaiting: (listener: () => void) => () => void
  /** Another tab has changed the queue. */
  lookAgain: () => void
  /** Sends this person's queue from now on. */
  start: (userId: string) => void
  /** The person left: their queue is dropped. */
  stop: () => void
  /** Runs a job after the queue is sent, and retries it. Resolves after the first try. */
  run: (job: Job) => Promise<void>
  flush: () => Promise<void>
  /** The page may close: sends what needs no lock, then the rest. */
  leave: () => void
}

/** Sends changes of this device to the server in order, each once, from one tab at a time. */
export function createSyncEngine(parts: Parts): SyncEngine {
  const { scope, queue, mutations, lock, newId, now, after, isOnline, isHidden, onFault } = parts
  const listeners = new Map<string, Set<Listener>>()
  const changes = createEmitter<void>()
  const jobs = new Set<Job>()
  /** When each subject's debounce ends. */
  const rests = new Map<string, number>()
  /** Ids being sent without the lock. */
  const leaving = new Set<string>()
  let userId: string | null = null
  let due: { at: number; cancel: () => void } | null = null
  let flushing: Promise<void> | null = null
  let failures = 0
  let isFaultReported = false

  function schedule(ms: number): void {
    const at = now() + ms
    if (due && due.at <= at) return
    due?.cancel()
    const cancel = after(ms, () => {
      due = null
      void sendDue()
    })
    due = { at, cancel }
  }

  function enqueue<Input>(mutation: Mutation<Input>, asked: Input): void {
    try {
      put(mutation, asked)
    } catch (error) {
      fail(error)
    }
  }

  function put<Input>(mutation: Mutation<Input>, asked: Input): void {
    const owner = queue.owner()
    const input = owner === null ? null : mutation.admit ? mutation.admit(asked, owner) : asked
    if (owner === null || input === null) return
    const subject = `${mutation.kind}_${mutation.subject(input)}`
    const before = queue.find(subject)?.input
    const next = mutation.isInput(before) ? mutation.merge(before, input) : input
    if (next === null) return
    const sequence = (queue.waiting().at(-1)?.[1].sequence ?? 0) + 1
    queue.put(subject, { kind: mutation.kind, input: next, id: newId(), userId: owner, sequence, failures: 0 })
    changes.emit()
    const delay = mutation.delay(input)
    if (mutation.isDebounced) rests.set(subject, now() + delay)
    if (mutation.isIdempotent && isHidden()) leave()
    else schedule(delay)
  }

  function flush(): Promise<void> {
    rests.clear()
    return sendDue()
  }

  function sendDue(): Promise<void> {
    if (userId === null) return Promise.resolve()
    flushing ??= lock(work)
      .catch(fail)
      .finally(() => {
        flushing = null
      })
    return flushing
  }

  /** A bug, here or in the browser. The queue stays, and is retried. */
  function fail(error: unknown): void {
    reportBug(error)
    if (!isFaultReported) onFault()
    isFaultReported = true
    if (userId !== null) pause()
  }

  /** Reads the queue each time, as other tabs change it. */
  async function work(): Promise<void> {
    for (;;) {
      const here = userId
      if (here === null) return
      const batch = nextBatch()
      const [job] = jobs
      if (batch) {
        const outcome = await send(batch)
        // The person has left; the answer is dropped.
        if (userId !== here) continue
        if (outcome.is === "later" || (outcome.is === "failed" && !isGivenUp(batch))) return pause(outcome)
        conclude(batch, outcome)
      } else if (job) {
        const isDone = await attempt(job, () => userId === here)
        if (userId !== here) continue
        jobs.delete(job)
        if (!isDone) {
          // At the end, so that a permanent failure blocks no other.
          jobs.add(job)
          return pause()
        }
      } else return scheduleRests()
      failures = 0
      isFaultReported = false
    }
  }

  function scheduleRests(): void {
    for (const at of rests.values()) if (at > now()) schedule(at - now())
  }

  function leave(): void {
    for (const waiting of known()) {
      const isSendable = userId !== null && waiting.mutation.isIdempotent && !leaving.has(waiting.entry.id)
      if (isSendable) sendUnlocked(waiting).catch(reportBug)
    }
    void flush()
  }

  async function sendUnlocked(waiting: Waiting): Promise<void> {
    const { entry } = waiting
    leaving.add(entry.id)
    const outcome = await send([waiting], true).finally(() => leaving.delete(entry.id))
    if (userId !== entry.userId) return
    // If the page stays, it is retried from the queue.
    if (outcome.is !== "taken") return schedule(retryDelay(failures))
    conclude([waiting], outcome)
  }

  function known(): Waiting[] {
    return queue.waiting().flatMap(([subject, entry]) => {
      const mutation = mutations.find(({ kind, isInput }) => kind === entry.kind && isInput(entry.input))
      return mutation ? { subject, entry, mutation } : []
    })
  }

  function nextBatch(): Batch | null {
    const all = known().filter(({ subject, entry }) => !leaving.has(entry.id) && (rests.get(subject) ?? 0) <= now())
    const first = all.find(({ mutation }) => !mutation.isLast) ?? all[0]
    if (!first) return null
    const others = all.filter((each) => each !== first && each.mutation === first.mutation)
    return [first, ...others.slice(0, (first.mutation.batchSize ?? 1) - 1)]
  }

  async function send([first, ...others]: Batch, isLeaving = isHidden()): Promise<Outcome> {
    // Offline requests fail, and browsers log each one.
    if (!isOnline()) return { is: "later", isShown: true }
    const { mutation, entry } = first
    const by = { userId: entry.userId, scope }
    const init: RequestInit = {
      // The page may close before the answer.
      keepalive: isLeaving,
      signal: AbortSignal.timeout(timeout),
      ...(needsKey(mutation) && { headers: { "idempotency-key": entry.id } }),
    }
    try {
      return {
        is: "taken",
        answer: await mutation.send([entry.input, ...others.map((each) => each.entry.input)], init, by),
      }
    } catch (error) {
      return classifyError(error)
    }
  }

  async function attempt(job: Job, isHere: () => boolean): Promise<boolean> {
    try {
      await job(isHere)
      return true
    } catch (error) {
      reportBug(error)
      return false
    }
  }

  /** Counts a failure of each. True if they are given up. */
  function isGivenUp(batch: Batch): boolean {
    for (const { subject, entry } of batch) {
      const isUnchanged = queue.find(subject)?.id === entry.id
      if (isUnchanged) queue.put(subject, { ...entry, failures: entry.failures + 1 })
    }
    return batch.some(({ entry }) => entry.failures + 1 >= mostFailures)
  }

  function pause(outcome?: Outcome): void {
    const least = outcome?.is === "later" ? (outcome.afterMs ?? 0) : 0
    const delay = isHidden() ? retryDelay(failures) : retryDelay(failures, longestInSight)
    schedule(Math.max(least, delay))
    failures += 1
  }

  function conclude(batch: Batch, outcome: Settled): void {
    for (const waiting of batch) settle(waiting, outcome)
    const [{ mutation, entry }] = batch
    if (outcome.is === "taken") for (const listener of heardOf(mutation)) listener.taken(outcome.answer, entry.input)
    changes.emit()
  }

  function settle({ subject, entry, mutation }: Waiting, outcome: Settled): void {
    const isLatest = queue.remove(subject, entry)
    const by = {
      userId: entry.userId,
      scope,
      again: (ms: number, input: unknown) => after(ms, () => userId === entry.userId && enqueue(mutation, input)),
    }
    if (outcome.is === "taken") mutation.commit?.(entry.input, outcome.answer, by)
    else if (isLatest) {
      mutation.revert?.(entry.input, outcome.error, by)
      for (const listener of heardOf(mutation)) listener.refused(outcome.error, entry.input)
    }
  }

  function heardOf({ kind }: Pick<Mutation<unknown>, "kind">): Set<Listener> {
    const heard = listeners.get(kind) ?? new Set()
    listeners.set(kind, heard)
    return heard
  }

  return {
    enqueue,
    toggle: (toggle, next) => enqueue(toggleMutation(toggle), next),
    waiting: (mutation) =>
      queue
        .waiting()
        .flatMap(([, { kind, input }]) => (kind === mutation.kind && mutation.isInput(input) ? input : [])),
    isAllSent: () => queue.waiting().length === 0,
    flush,
    leave,
    on: (mutation, taken, refused = () => undefined) => {
      const listener: Listener = { taken, refused }
      heardOf(mutation).add(listener)
      return () => heardOf(mutation).delete(listener)
    },
    onWaiting: changes.on,
    lookAgain: changes.emit,
    start: (next) => {
      queue.keepFor(next)
      userId = next
      failures = 0
      changes.emit()
      void flush()
    },
    stop: () => {
      userId = null
      jobs.clear()
      rests.clear()
      due?.cancel()
      due = null
      queue.clear()
      changes.emit()
    },
    run: async (job) => {
      jobs.add(job)
      // Work under way may have passed the jobs already.
      await flushing
      await sendDue()
    },
  }
}

function needsKey({ batchSize, isIdempotent }: Mutation<unknown>): boolean {
  return batchSize === undefined && isIdempotent !== true
}
