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
  /** What readers would get it in at its largest, in pixels. */
  size: { width: number; height: number }
  hue: number
  output:
    | { kind: "picture"; width: number; format: "avif" | "webp" }
    | { kind: "card"; title: string; brand: string; category: string }
}

type MediaFiles = {
  has: (name: string) => boolean
  /** The path of a file under `/media/`; null when there is no such medium. */
  fileOf: (name: string, urgency: "asked") => Promise<string | null>
  /** Where a file that rows name lies on this machine, brought here where it has to be; null where it is gone. */
  pathOf: (named: string) => Promise<string | null>
  /** The bytes of a picture that is not published. Nothing of it is kept. Null where its original is not there. */
  preview: (preview: PreviewRequest) => Promise<Buffer | null>
}

export type Capabilities = {
  push: boolean
}

export type Services = {
  config: Config
  log: Log
  /** For hot reads: raw, prepared by name. */
  pool: pg.Pool
  db: Db
  /**
   * For what may be ten seconds old: what all people did, to be counted or learned from. Never for what whoever asks may just have written, nor
   * for what has to be gone at once when it is taken down.
   */
  replica: Reads
  /** For rows of the content: of the version in memory, or of a later one. */
  contentReplica: Reads
  /** How far the replica is behind at most, in seconds; null where there is none, or nobody knows. */
  replicaLag: () => number | null
  /** Milliseconds since the epoch. */
  clock: () => number
  changes: Changes
  sessions: SessionLookup
  appCheck: AppCheck
  mail: Mailer
  /** Where mail lies instead, with the emulator flag. */
  mailbox: Mailbox | null
  content: LiveContent
  media: MediaFiles
  publisher: Publisher
  storage: Storage
  metrics: Metrics
  jobs: Jobs
  limits: WindowLimits
  rateLimits: RateLimits
  /** What each module holds about people, in the order in which it is erased. */
  personal: readonly PersonalData[]
  extensions: Extensions
  capabilities: Capabilities
  readiness: Readiness
  isDraining: () => boolean
  tracing: Tracing | null
  /** The value that a module keeps in memory for this server: `make` makes it at the first call, and it is the same from then on. */
  own: <Value>(make: (services: Services) => Value) => Value
}

export function createOwn(services: () => Services): Services["own"] {
  const values = new Map<unknown, unknown>()
  return <Value>(make: (services: Services) => Value) => {
    if (!values.has(make)) values.set(make, make(services()))
    // A function stands for what it made.
    return values.get(make) as Value
  }
}
