import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { AppError } from "@confetti/contract/app-error"
import { type Lock, type Locker, MemoryLocker } from "@tus/server"
import type { Services } from "../../../platform/services.ts"
import type { UploadRow } from "../store.ts"
import { beginFile, byteStore } from "./byte-store.ts"
import { freeWriter, takeWriter } from "./writer-store.ts"

/** A process that died is waited for no longer than this. */
const believedFor = 20_000
const renewedEvery = 5_000
/** Whoever waits longer is told to come again. */
const longestWait = 10_000
const askedEvery = 250

/** Who writes in this process. A newer request has the older one end, which keeps what it has: its line may be dead already. */
const here = new MemoryLocker({ acquireLockTimeout: longestWait })

/**
 * One writer an upload, in this process and in every other: of two that bring the same bytes, one writes and the other is told where it
 * stands. The file is begun here, where nobody else can.
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
