import cluster, { type Worker } from "node:cluster"
import { AggregatorRegistry } from "prom-client"

type Question = { kind: "confetti metrics"; id: number }
type Answer = Question & ({ text: string } | { error: string })

/** In a worker process it answers with its metrics; in the primary it asks for them. */
const registry = new AggregatorRegistry()
let count = 0

/** Asks the primary for the metrics of all processes. */
export function askForAll(): Promise<string> {
  const id = ++count
  return new Promise((done, fail) => {
    function hear(message: unknown): void {
      if (!isOurs(message) || message.id !== id) return
      process.off("message", hear)
      const answer = message as Answer
      if ("text" in answer) done(answer.text)
      else fail(new Error(answer.error))
    }
    process.on("message", hear)
    process.send?.({ kind: "confetti metrics", id } satisfies Question)
  })
}

/** In the primary: sums the metrics of all processes. */
export function answerForAll(): void {
  cluster.on("message", (worker: Worker, message: unknown) => {
    if (!isOurs(message)) return
    const answer = (part: { text: string } | { error: string }): void => {
      if (worker.isConnected()) worker.send({ ...message, ...part } satisfies Answer)
    }
    registry.clusterMetrics().then(
      (text) => answer({ text }),
      (error: unknown) => answer({ error: String(error) }),
    )
  })
}

function isOurs(message: unknown): message is Question {
  return typeof message === "object" && message !== null && "kind" in message && message.kind === "confetti metrics"
}
