import cluster from "node:cluster"
import { AggregatorRegistry, Registry } from "prom-client"
import { askForAll } from "./metrics-of-all.ts"

/** Prints metrics in Prometheus format; behind a shared port, those of all processes. */
export function metricsPrinter(registries: Registry[]): () => Promise<string> {
  if (!cluster.isWorker) return () => Registry.merge(registries).metrics()
  AggregatorRegistry.setRegistries(registries)
  return askForAll
}
