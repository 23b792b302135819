import { collectDefaultMetrics, Registry } from "prom-client"

let registry: Registry | null = null

/** Metrics of the process: event loop lag, heap, garbage collection, CPU. Shared by all servers in it. */
export function processMetrics(): Registry {
  if (registry === null) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
  }
  return registry
}
