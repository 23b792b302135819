import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { AppError } from "@confetti/contract/app-error"
import { type Lock, type Locker, MemoryLocker } from "@tus/server"
import type { Services } from "../../../platform/services.ts"
import type { UploadRow } from "../store.ts"
import { beginFile, byteStore } from "./byte-store.ts"
import { freeWriter, takeWriter } from "./writer-store.ts"

/** Milliseconds until a crashed process loses the lock. */
const believedFor = 20_000
const renewedEvery = 5_000
/** Milliseconds a request waits for the lock. */
const longestWait = 10_000
const askedEvery = 250

/** Locks within this process. A newer request ends the older one, whose connection may be dead. */
const here = new MemoryLocker({ acquireLockTimeout: longestWait })

/**
 * A single writer of an upload across all processes: of two requests with the same bytes, one writes and the other gets the offset. The file is
 * created here, under the lock.
 */
export function uploadLocker(row: UploadRow, services: Pick<Services, "own" | "pool" | "clock">): Locker {
  return { newLock: (id) => uploadLock(here.newLock(id), row, services) }
}

function uploadLock(inProcess: Lock, row: UploadRow, services: Pick<Services, "own" | "pool" | "clock">): Lock {
  const { pool, clock } = services
  const writer = randomUUID()
  let renewing: NodeJS.Timeout | undefined

  const take = () => takeWriter(pool, row, { writer, until: new Date(clock() + believedFor), now: new Date(clock()) })

  async function takeOrWait(signal: AbortSignal): Promise<void> {
    const patience = AbortSignal.timeout(longestWait)
    for (;;) {
      const answer = await take()
      if (answer === "taken") return
      if (answer === "none") throw new AppError("upload/not-found")
      if (patience.aborted || signal.aborted) throw new AppError("upload/busy", { retryAfter: 2 })
      await sleep(askedEvery)
    }
  }

  async function unlock(): Promise<void> {
    clearInterval(renewing)
    await freeWriter(pool, row, writer).catch(() => {})
    await inProcess.unlock()
  }

  return {
    lock: async (signal, cancel) => {
      await inProcess.lock(signal, cancel)
      try {
        await takeOrWait(signal)
        renewing = setInterval(() => void take().catch(() => {}), renewedEvery).unref()
        await beginFile(byteStore(services), row.original, row.size)
      } catch (error) {
        await unlock()
        throw error
      }
    },
    unlock,
  }
}
