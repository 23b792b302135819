import type { DeviceInfo } from "@confetti/contract/device-info"
import { reportBug } from "../../error-reporter/report-bug.ts"
import { retryDelay } from "../../retry.ts"
import type { Notice } from "../log-event.ts"
import type { EventStore, SavedEvent } from "./event-store.ts"

/** Milliseconds. */
const beat = 5000
/** Milliseconds until another tab may send a closed tab's events, which count once. */
const claimedFor = 60_000
const mostAtOnce = 50

export type SendResult =
  | { ok: true }
  /** `later`: not now, such as offline. `refused`: never. `failed`: a server error. */
  | { ok: false; reason: "later" | "refused" | "failed"; error: Error }

type Parts = {
  store: EventStore
  post: (events: readonly SavedEvent[]) => Promise<SendResult>
  mayCount: () => boolean
  newId: () => string
  deviceNow: () => DeviceInfo
  now: () => number
  /** Calls back after so many milliseconds. */
  after: (ms: number, act: () => void) => void
  /** Reports each failure once. */
  onFailure: (error: Error) => void
}

export type Sender = {
  receive: (notice: Notice) => void
  flush: () => Promise<void>
}

/** Stores events and sends them in batches every few seconds, each once. */
export function createSender({ store, post, mayCount, newId, deviceNow, now, after, onFailure }: Parts): Sender {
  let user: string | null | undefined
  let isDue = false
  let failures = 0
  let isSynced = false
  let sending: Promise<void> | null = null
  /** Notices are stored in order. */
  let keeping: Promise<unknown> = Promise.resolve()

  function schedule(ms: number): void {
    if (isDue) return
    isDue = true
    after(ms, () => {
      isDue = false
      void flush()
    })
  }

  function flush(): Promise<void> {
    sending ??= keeping
      .then(sendBatch)
      .catch(reportBug)
      .finally(() => {
        sending = null
      })
    return sending
  }

  async function sendBatch(): Promise<void> {
    if (!mayCount()) return store.clear()
    const batch = await store.claim({ most: mostAtOnce, user, now: now(), until: now() + claimedFor })
    if (batch.length === 0) return
    const ids = batch.map(({ id }) => id)
    const result = await post(batch)
    if (result.ok || result.reason === "refused") await store.remove(ids)
    else await store.release(ids)
    settle(result)
  }

  function settle(result: SendResult): void {
    if (result.ok || result.reason === "refused") {
      failures = 0
      isSynced = false
      if (!result.ok) onFailure(result.error)
      return schedule(beat)
    }
    if (result.reason === "failed" && !isSynced) {
      isSynced = true
      onFailure(result.error)
    }
    schedule(Math.max(beat, retryDelay(failures++)))
  }

  async function keep(notice: Notice, device: DeviceInfo): Promise<void> {
    if (!("user" in notice)) return store.add({ ...notice, device, id: newId(), user: user ?? null })
    user = notice.user
    // A person who left takes their unsent events along.
    await store.keepOnly(user)
  }

  return {
    flush,
    receive: (notice) => {
      // Taken now, as storing may wait.
      const device = deviceNow()
      keeping = keeping.then(() => keep(notice, device)).catch(reportBug)
      schedule(beat)
    },
  }
}
