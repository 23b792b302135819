import type { ApiError } from "../api.ts"
import type { Deed, Intent } from "./intent.ts"
import { subjectOf } from "./intent.ts"
import type { IntentStore } from "./intent-store.ts"
import { latestDeed } from "./latest-deed.ts"
import { nextBatch } from "./next-batch.ts"
import type { Outcome } from "./outcome.ts"
import type { Toggle } from "./toggle.ts"

/** How long a deed waits for more of its kind, in milliseconds: fast toggling ends in one word, and reads go in batches. */
const patience = { short: 300, long: 5000 }
const firstPause = 2000
const longestPause = 600_000
/** After so many times the server is taken at its word: it can't. */
const mostTries = 5

type Parts = {
  store: IntentStore
  send: (batch: readonly Intent[]) => Promise<Outcome>
  oneAtATime: (act: () => Promise<void>) => Promise<void>
  newId: () => string
  now: () => number
  /** Calls back after so many milliseconds. Gives what calls it off. */
  after: (ms: number, act: () => void) => () => void
  /** The server has taken this in, or never will. */
  onTold: (batch: readonly Intent[], outcome: Outcome) => void
}

export type Start = { userId: string; toggles: readonly Toggle[] }

export type Outbox = {
  /** Puts a deed of whoever is here in line. Of nobody, nothing is told. */
  post: (deed: Deed) => void
  /** Somebody is here, with a session: what waits of theirs is sent from now on. */
  start: (start: Start) => void
  /** They left, and what waits goes with them. */
  stop: () => void
  /** Sends what waits, now. */
  flush: () => Promise<void>
}

/** What a person did and the server has not heard of yet, told in order, as soon as that is possible, to count once. */
export function createOutbox({ store, send, oneAtATime, newId, now, after, onTold }: Parts): Outbox {
  let started: Start | null = null
  let due: { at: number; cancel: () => void } | null = null
  let sending: Promise<void> | null = null
  /** Tries in a row that came to nothing. */
  let vain = 0

  function schedule(ms: number): void {
    const at = now() + ms
    if (due && due.at <= at) return
    due?.cancel()
    const cancel = after(ms, () => {
      due = null
      void flush()
    })
    due = { at, cancel }
  }

  function post(deed: Deed): void {
    const userId = store.owner()
    if (userId === null) return
    const latest = latestDeed(store.find(subjectOf(deed)), deed)
    if (latest === null) return
    const place = (store.waiting().at(-1)?.place ?? 0) + 1
    store.put({ ...latest, id: newId(), userId, place, tries: 0 })
    schedule(patienceWith(deed))
  }

  function flush(): Promise<void> {
    if (started === null) return Promise.resolve()
    sending ??= oneAtATime(sendAll).finally(() => {
      sending = null
    })
    return sending
  }

  /** Reads the line anew each time: it grows meanwhile, in other tabs too. */
  async function sendAll(): Promise<void> {
    for (;;) {
      const batch = started ? nextBatch(store.waiting()) : []
      if (batch.length === 0) {
        vain = 0
        return
      }
      const userId = started?.userId
      const outcome = await send(batch)
      // Whoever it was has left, and takes the answer along.
      if (started?.userId !== userId) return
      if (outcome.is === "later" || (outcome.is === "failed" && !isGivenUp(batch))) return pause(outcome)
      vain = 0
      for (const intent of batch) settle(intent, outcome.is === "taken" ? null : outcome.error)
      onTold(batch, outcome)
    }
  }

  /** Counts a try of each. True when that was the last. */
  function isGivenUp(batch: readonly Intent[]): boolean {
    for (const intent of batch) {
      const isUnchanged = store.find(subjectOf(intent))?.id === intent.id
      if (isUnchanged) store.put({ ...intent, tries: intent.tries + 1 })
    }
    return batch.some(({ tries }) => tries + 1 >= mostTries)
  }

  function pause(outcome: Outcome): void {
    const least = outcome.is === "later" ? (outcome.afterMs ?? 0) : 0
    schedule(Math.max(least, Math.min(firstPause * 2 ** vain, longestPause)))
    vain += 1
  }

  function settle(intent: Intent, refusal: ApiError | null): void {
    const isLast = store.remove(intent)
    const { kind, tileId } = intent
    const toggle = started?.toggles.find(({ on, off }) => kind === on || kind === off)
    if (!toggle) return
    if (refusal === null) toggle.commit(tileId, kind === toggle.on)
    else if (isLast) toggle.revert(tileId, kind === toggle.on, refusal)
  }

  return {
    post,
    flush,
    start: (next) => {
      store.keepFor(next.userId)
      started = next
      vain = 0
      void flush()
    },
    stop: () => {
      started = null
      due?.cancel()
      due = null
      store.clear()
    },
  }
}

/** What is claimed for reading goes with the reads. */
function patienceWith(deed: Deed): number {
  const isReading = deed.kind === "read" || (deed.kind === "claim" && deed.action === "read_a_tile")
  return isReading ? patience.long : patience.short
}
