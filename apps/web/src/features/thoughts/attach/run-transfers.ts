import { deferred } from "../../../platform/deferred.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import type { FileNote, FileStore } from "../../../platform/files/file-store.ts"
import type { Lock } from "../../../platform/sync/browser-lock.ts"
import { isResting } from "./next-transfer.ts"
import type { Sending, SendingOutcome } from "./send-file.ts"
import type { Transfers } from "./transfers.ts"

type Parts = {
  userId: string
  files: FileStore
  transfers: Transfers
  /** Held by one tab at a time. */
  lock: Lock
  send: (sending: Sending) => Promise<SendingOutcome>
  /** Calls back when a retry makes sense after so many failures. Returns a function that cancels it. */
  retryLater: (act: () => void, failures: number) => () => void
  /** A file arrived, or never will: the server's state has changed. */
  onEnd: () => void
}

export type TransferRunner = {
  wake: () => void
  stop: () => void
}

export function runTransfers(parts: Parts): TransferRunner {
  const { userId, files, transfers, lock, send, retryLater, onEnd } = parts
  let isStopped = false
  let isRunning = false
  let isAsked = false
  let faults = 0
  const checks = new Set<() => void>()

  function wake(): void {
    isAsked = true
    if (isRunning || isStopped) return
    isRunning = true
    void lock(work)
      .catch(fail)
      .finally(() => {
        isRunning = false
        if (isAsked) wake()
      })
  }

  function fail(error: unknown): void {
    reportBug(error)
    retryLater(wake, faults++)
  }

  async function work(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false
      for (let next = await nextNote(); next && !isStopped; next = await nextNote()) await transfer(next)
    }
    faults = 0
  }

  /** Read each time, as other tabs change it too. */
  async function nextNote(): Promise<FileNote | undefined> {
    const begun = (await files.notes()).filter(({ address }) => address !== null)
    const notes = begun.filter((note) => note.userId === null || note.userId === userId)
    for (const note of notes) {
      const isNew = (transfers.get(note.id)?.attempt ?? 0) < note.attempt
      if (isNew) transfers.add(note.id, note)
    }
    return notes.find(({ id }) => {
      const transfer = transfers.get(id)
      return transfer !== undefined && !isResting(transfer)
    })
  }

  async function transfer({ id, address, attempt }: FileNote): Promise<void> {
    const file = await files.file(id)
    if (file === null || address === null) return lose(id)
    while (!isOver(id, attempt)) {
      transfers.send(id, { type: "begin" })
      const outcome = await sendOnce(id, attempt, address, file)
      if (isOver(id, attempt)) return
      if (outcome === "cut") {
        transfers.send(id, { type: "cut" })
        await untilAgain(id, attempt)
      } else {
        transfers.send(id, { type: outcome === "arrived" ? "arrive" : "refuse" })
        await files.remove(id)
        onEnd()
      }
    }
  }

  /** The browser has deleted its bytes. */
  async function lose(id: string): Promise<void> {
    transfers.send(id, { type: "begin" })
    transfers.send(id, { type: "refuse" })
    await files.remove(id)
  }

  function isOver(id: string, attempt: number): boolean {
    const transfer = transfers.get(id)
    return isStopped || transfer === undefined || transfer.attempt !== attempt || isResting(transfer)
  }

  async function sendOnce(id: string, attempt: number, address: string, file: Blob): Promise<SendingOutcome> {
    const stopping = new AbortController()
    const off = whileOpen(() => isOver(id, attempt) && stopping.abort())
    const onAcknowledged = (sent: number) => {
      transfers.send(id, { type: "acknowledged", sent })
      void files.change(id, { sent })
    }
    try {
      return await send({ address, file, onAcknowledged, signal: stopping.signal })
    } catch (error) {
      // Looks like a wait, and is tried again.
      reportBug(error)
      return "cut"
    } finally {
      off()
    }
  }

  async function untilAgain(id: string, attempt: number): Promise<void> {
    const { promise, resolve } = deferred<void>()
    const offRetry = retryLater(resolve, (transfers.get(id)?.failures ?? 1) - 1)
    const off = whileOpen(() => isOver(id, attempt) && resolve())
    await promise
    offRetry()
    off()
  }

  function whileOpen(check: () => void): () => void {
    const off = transfers.on(check)
    checks.add(check)
    return () => {
      off()
      checks.delete(check)
    }
  }

  // Someone resumed one.
  const offIdle = transfers.on(() => transfers.some(({ is }) => is === "idle") && wake())

  return {
    wake,
    stop: () => {
      isStopped = true
      offIdle()
      for (const check of checks) check()
    },
  }
}
