import { createHash } from "node:crypto"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { AppError } from "@confetti/contract/app-error"
import { LRUCache } from "lru-cache"

export type ParseTask = { kind: "tile" | "page"; file: string; text: string }

/** Milliseconds of CPU time; a long tile takes 30. */
const mostComputing = 300
/** Milliseconds of wall time, on a busy machine. */
const longest = 3000

/** A publication parses before and in its transaction, where nothing may wait for a thread. */
const tried = new LRUCache<string, Promise<void>>({ max: 500 })
/** Milliseconds. A refusal may be due to a busy machine, so it is forgotten. */
const refusalRemembered = 10_000

let worker: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()

/**
 * Throws `studio/text-too-tangled` for text that would block the server: nested lists and open brackets take a Markdown parser minutes a
 * kilobyte. It is tried first on a thread that can be ended, one text at a time.
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
    // Stack overflow.
    if (!(error instanceof RangeError)) throw error
  } finally {
    over.abort()
  }
  throw new AppError("studio/text-too-tangled")
}

function startThread(): Worker {
  // Half the stack of the server's own parse.
  const thread = new Worker(new URL("./parse-worker.ts", import.meta.url), { resourceLimits: { stackSizeMb: 0.5 } })
  // Does not keep a stopping server alive.
  thread.unref()
  return thread
}

function letGo(thread: Worker): void {
  if (worker === thread) worker = undefined
  void thread.terminate()
}
