import type pg from "pg"
import type { SessionLookup } from "./auth/session-lookup.ts"
import type { LiveContent } from "./content/live-content.ts"
import type { Config } from "./config.ts"
import type { Db } from "./db/open-database.ts"
import type { FeedCardSource } from "./feed-cards.ts"
import type { Jobs } from "./jobs/jobs.ts"
import type { Metrics } from "./http/metrics.ts"
import type { Mailbox } from "./mail/mailbox.ts"
import type { Mailer } from "./mail/mailer.ts"
import type { MediaFiles } from "./media-files.ts"
import type { Log } from "./log.ts"
import type { PersonalData } from "./personal-data.ts"
import type { Readiness } from "./readiness.ts"

/** What the server is built from, made once at start and handed to every module. */
export type Services = {
  config: Config
  log: Log
  /** For hot reads: raw, prepared by name. */
  pool: pg.Pool
  db: Db
  /** Milliseconds since the epoch. */
  clock: () => number
  sessions: SessionLookup
  mail: Mailer
  /** Where mail lies instead, with the emulator flag. */
  mailbox: Mailbox | null
  content: LiveContent
  media: MediaFiles
  metrics: Metrics
  jobs: Jobs
  /** What each module holds about people. */
  personal: readonly PersonalData[]
  /** What each module has to show between tiles. */
  feedCards: readonly FeedCardSource[]
  readiness: Readiness
  /** True once the server was told to stop: what is under way is finished, nothing new should come. */
  isDraining: () => boolean
}
