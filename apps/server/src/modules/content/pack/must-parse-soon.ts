import { createHash } from "node:crypto"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { AppError } from "@confetti/contract/app-error"
import { LRUCache } from "lru-cache"

export type ParseTask = { kind: "tile" | "page"; file: string; text: string }

/** A long tile takes 30 ms of computing. */
const mostComputing = 300
/** Milliseconds by the clock, on a busy machine. */
const longest = 3000

/** A publication plans its text before its transaction and again in it, where nobody may wait for a thread. */
const tried = new LRUCache<string, Promise<void>>({ max: 500 })
/** Milliseconds. Forgotten then, for a busy machine may have been at fault. */
const refusalRemembered = 10_000

let worker: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()

/**
 * Throws `studio/text-too-tangled` for a text that would stop the server while it is parsed: lists in lists and open brackets take a
 * Markdown parser minutes a kilobyte. A thread that can be ended tries it first, one text after the other.
 */
export function mustParseSoon(task: ParseTask): Promise<void> {
  const key = createHash("sha256").update(`${task.kind} ${task.text}`).digest("base64")
  const before = tried.get(key)
  if (before) return before
  const turn = queue.then(() => tryOut(task))
  tried.set(key, turn)
  queue = turn.catch((error: unknown) => {
    if (error instanceof AppError) tried.set(key, turn, { ttl: refusalRemembered })
    else tried.delete(key)
  })
  return turn
}

async function tryOut(task: ParseTask): Promise<void> {
  const thread = (worker ??= startThread())
  const over = new AbortController()
  const { signal } = over
  try {
    thread.postMessage(task)
    const tooLong = sleep(longest, [Number.POSITIVE_INFINITY], { signal })
    const [computing] = (await Promise.race([once(thread, "message", { signal }), tooLong])) as [number]
    if (computing <= mostComputing) return
    if (computing > longest) letGo(thread)
  } catch (error) {
    letGo(thread)
    // Out of stack.
    if (!(error instanceof RangeError)) throw error
  } finally {
    over.abort()
  }
  throw new AppError("studio/text-too-tangled")
}

function startThread(): Worker {
  // Half the stack that the server's own parse has.
  const thread = new Worker(new URL("./parse-worker.ts", import.meta.url), { resourceLimits: { stackSizeMb: 0.5 } })
  // A server that stops does not wait for it.
  thread.unref()
  return thread
}

function letGo(thread: Worker): void {
  if (worker === thread) worker = undefined
  void thread.terminate()
}
