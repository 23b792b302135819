import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { AppError } from "@confetti/contract/app-error"

export type ParseTask = { kind: "tile" | "page"; file: string; text: string }

/** What parsing may take, in milliseconds: of computing, and by the clock of a busy machine. A long tile takes 30. */
const mostComputing = 300
const longest = 3000

let worker: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()

/**
 * Throws `studio/text-too-tangled` for a text that would stop the server while it is parsed: lists in lists and open brackets take a
 * Markdown parser minutes a kilobyte. A thread that can be ended tries it first, one text after the other.
 */
export function mustParseSoon(task: ParseTask): Promise<void> {
  const turn = queue.then(() => tryOut(task))
  queue = turn.catch(() => {})
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
