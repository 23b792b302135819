import { collectDefaultMetrics, Registry } from "prom-client"

let registry: Registry | null = null

/** What the process says of itself: event-loop lag, heap, garbage collection, processor time. One for all servers in it, as the process is one. */
export function processMetrics(): Registry {
  if (registry === null) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
  }
  return registry
}
