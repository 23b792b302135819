import type pg from "pg"
import type { AppCheck } from "./app-check/app-check.ts"
import type { SessionLookup } from "./auth/session-lookup.ts"
import type { Config } from "./config.ts"
import type { LiveContent } from "./content/live-content.ts"
import type { Publisher } from "./content/overlay.ts"
import type { Changes } from "./db/changes.ts"
import type { Db } from "./db/open-database.ts"
import type { Reads } from "./db/replica/reads.ts"
import type { Extensions } from "./extension-point.ts"
import type { Metrics } from "./metrics/create-metrics.ts"
import type { Jobs } from "./jobs/jobs.ts"
import type { RateLimits } from "./limits/rate-limits.ts"
import type { WindowLimits } from "./limits/window-limits.ts"
import type { Log } from "./log.ts"
import type { Mailbox } from "./mail/mailbox.ts"
import type { Mailer } from "./mail/mailer.ts"
import type { PersonalData } from "./personal-data.ts"
import type { Readiness } from "./readiness.ts"
import type { Storage } from "./storage/storage.ts"
import type { Tracing } from "./tracing/tracing.ts"

export type PreviewRequest = {
  art: { file: string; focus: { x: number; y: number } | null }
  /** The largest size for readers, in pixels. */
  size: { width: number; height: number }
  hue: number
  output:
    | { kind: "picture"; width: number; format: "avif" | "webp" }
    | { kind: "card"; title: string; brand: string; category: string }
}

type MediaFiles = {
  has: (name: string) => boolean
  /** The path of a file below `/media/`; null if there is no such medium. */
  fileOf: (name: string, urgency: "asked") => Promise<string | null>
  /** The local path of a file named by rows, downloaded if needed; null if it is gone. */
  pathOf: (named: string) => Promise<string | null>
  /** A picture that is not published, not stored. Null without its original. */
  preview: (preview: PreviewRequest) => Promise<Buffer | null>
}

export type Capabilities = {
  push: boolean
}

export type Services = {
  config: Config
  log: Log
  pool: pg.Pool
  db: Db
  /**
   * For reads that may be ten seconds old, such as aggregates. Never for the caller's own writes, or for things that may have been removed.
   */
  replica: Reads
  /** For rows of the content, of the version in memory or later. */
  contentReplica: Reads
  /** The replica's lag in seconds at most; null without one, or if unknown. */
  replicaLag: () => number | null
  /** Milliseconds since the epoch. */
  clock: () => number
  changes: Changes
  sessions: SessionLookup
  appCheck: AppCheck
  mail: Mailer
  mailbox: Mailbox | null
  content: LiveContent
  media: MediaFiles
  publisher: Publisher
  storage: Storage
  metrics: Metrics
  jobs: Jobs
  limits: WindowLimits
  rateLimits: RateLimits
  /** Personal data of all modules, in the order of erasure. */
  personal: readonly PersonalData[]
  extensions: Extensions
  capabilities: Capabilities
  readiness: Readiness
  isDraining: () => boolean
  tracing: Tracing | null
  /** A module's in-memory value for this server, created by `make` on the first call. */
  own: <Value>(make: (services: Services) => Value) => Value
}

export function createOwn(services: () => Services): Services["own"] {
  const values = new Map<unknown, unknown>()
  return <Value>(make: (services: Services) => Value) => {
    if (!values.has(make)) values.set(make, make(services()))
    // Keyed by `make`, so the type is right.
    return values.get(make) as Value
  }
}
