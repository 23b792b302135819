import { Gauge, Registry } from "prom-client"
import type { Backlog } from "../../platform/jobs/jobs.ts"
import type { Services } from "../../platform/services.ts"

/** Read on each scrape. Values of processes are added up; shared values are reported once. */
export function liveGauges({
  pool,
  replicaLag,
  jobs,
  log,
}: Pick<Services, "pool" | "replicaLag" | "jobs" | "log">): Registry {
  const registry = new Registry()
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(read()) })
  }
  gauge("confetti_processes", "Processes that answer requests.", () => 1)
  gauge("confetti_db_connections", "Connections to the database.", () => pool.totalCount)
  gauge("confetti_db_connections_idle", "Idle connections.", () => pool.idleCount)
  gauge("confetti_db_connections_max", "Maximum number of connections.", () => pool.options.max)
  gauge("confetti_db_waiting", "Queries waiting for a connection.", () => pool.waitingCount)
  const lag: Gauge = new Gauge({
    name: "confetti_replica_lag_seconds",
    help: "Maximum lag of the replica. Absent without a replica that reports it.",
    // Without a label it would be 0 while unknown.
    labelNames: ["database"],
    aggregator: "max",
    registers: [registry],
    collect: () => {
      lag.reset()
      const seconds = replicaLag()
      if (seconds !== null) lag.set({ database: "replica" }, seconds)
    },
  })

  perQueue("confetti_jobs_waiting", "Jobs that are due, by queue.", ({ count }) => count)
  perQueue(
    "confetti_jobs_oldest_seconds",
    "Age of the oldest job that is due, by queue.",
    ({ oldestSeconds }) => oldestSeconds,
  )
  return registry

  function perQueue(name: string, help: string, read: (backlog: Backlog) => number): void {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames: ["queue"],
      aggregator: "max",
      registers: [registry],
      collect: async () => {
        made.reset()
        try {
          for (const [queue, backlog] of Object.entries(await jobs.backlog())) made.set({ queue }, read(backlog))
        } catch (error) {
          // Left out while the database does not answer: the rest matters most then.
          log.warn({ err: error }, "the waiting jobs were not counted")
        }
      },
    })
  }
}
