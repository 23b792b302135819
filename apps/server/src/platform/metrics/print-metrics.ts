import cluster from "node:cluster"
import { AggregatorRegistry, Registry } from "prom-client"
import { askForAll } from "./metrics-of-all.ts"

/** Prints these as Prometheus reads them; of several processes behind one port, all of theirs together, whichever is asked. */
export function metricsPrinter(registries: Registry[]): () => Promise<string> {
  if (!cluster.isWorker) return () => Registry.merge(registries).metrics()
  AggregatorRegistry.setRegistries(registries)
  return askForAll
}
