import { createApp, serverModules } from "./app.ts"
import { createPublisher } from "./modules/content/import/create-publisher.ts"
import { type OpenMedia, openMedia } from "./modules/media/open-media.ts"
import { createAppCheck } from "./platform/app-check/app-check.ts"
import { authSecret } from "./platform/auth/auth-secret.ts"
import { createSessionLookup } from "./platform/auth/session-lookup.ts"
import type { Config } from "./platform/config.ts"
import { openLiveContent } from "./platform/content/live-content.ts"
import { noChanges } from "./platform/db/changes.ts"
import { listenForChanges } from "./platform/db/listen-for-changes.ts"
import type { OpenDatabase } from "./platform/db/open-database.ts"
import { openReplica } from "./platform/db/replica/open-replica.ts"
import { collectExtensions } from "./platform/extension-point.ts"
import { createHttpServer } from "./platform/http/create-http-server.ts"
import { createMetrics } from "./platform/metrics/create-metrics.ts"
import { guardTarget } from "./platform/http/request-path.ts"
import type { ServerEnv } from "./platform/http/server-env.ts"
import { openJobs } from "./platform/jobs/open-jobs.ts"
import { jobRunner, queueByName, schedulesOf } from "./platform/jobs/run-job.ts"
import { chargeBucketsIn } from "./platform/limits/rate-buckets-store.ts"
import { memoryRateLimits } from "./platform/limits/rate-limits.ts"
import { sharedRateLimits } from "./platform/limits/shared-rate-limits.ts"
import type { RateLimits } from "./platform/limits/rate-limits.ts"
import { memoryWindowLimits } from "./platform/limits/window-limits.ts"
import { sharedWindowLimits } from "./platform/limits/window-limits-store.ts"
import { type Admission, createAdmission } from "./platform/load-shedding/create-admission.ts"
import { importanceOf } from "./platform/load-shedding/importance.ts"
import { shedLoad } from "./platform/load-shedding/shed-load.ts"
import type { Log } from "./platform/log.ts"
import { openMailer } from "./platform/mail/open-mailer.ts"
import type { Module } from "./platform/module.ts"
import { openAdminSocket } from "./platform/operator/open-admin-socket.ts"
import { eraseOrder } from "./platform/personal-data.ts"
import { createReadiness } from "./platform/readiness.ts"
import { type Capabilities, createOwn, type Services } from "./platform/services.ts"
import { openStorage } from "./platform/storage/open-storage.ts"
import { openTracing } from "./platform/tracing/open-tracing.ts"
import { verifyData } from "./verify-data.ts"

export type RunningServer = {
  port: number
  services: Services
  settleJobs: () => Promise<void>
  /** Lets requests and jobs finish, and closes everything but the database. */
  stop: () => Promise<void>
}

type Parts = {
  config: Config
  log: Log
  database: OpenDatabase
  /** Opened by the caller, if it imports before the start. */
  media?: OpenMedia
  clock?: () => number
  modules?: readonly Module[]
  /** Modules with routes; all by default. */
  served?: readonly Module[]
  capabilities?: Capabilities
  /** Shared between processes by default. */
  rateLimits?: RateLimits
  admission?: Admission
  runsJobs?: boolean
  adminSocket?: string
}

/** Starts the server on a migrated database. Throws a StartupError. */
export async function startServer(parts: Parts): Promise<RunningServer> {
  const { config, log, database, clock = Date.now, modules = serverModules, served = modules, runsJobs = false } = parts
  const { capabilities = { push: config.PUSH === "on" } } = parts
  const { pool, db } = database
  const metrics = createMetrics()
  const tracing = await openTracing(config, metrics, log)
  if (tracing !== null) pool.trace()
  const appCheck = createAppCheck(config, clock, log)
  const media = parts.media ?? (await openMedia(config, db))
  const changes = database.url === null ? noChanges : listenForChanges(database.url, clock, log)
  const { DATABASE_REPLICA_URL: url } = config
  const replica = await openReplica({
    url,
    primary: database,
    isTraced: tracing !== null,
    log,
    count: metrics.observeReplicaRead,
  })
  const content = await openLiveContent(pool, clock, log, changes)
  const storage = openStorage(config)
  const definitions = modules.flatMap(({ jobs = [] }) => jobs)
  const jobs = await openJobs({ pool, log, isWorker: runsJobs, queueOf: queueByName(definitions) })
  const mailing = openMailer({ config, log, clock, name: () => content.current().brand.name })
  const openRateLimits = () =>
    database.url === null
      ? memoryRateLimits(clock)
      : sharedRateLimits({ charge: chargeBucketsIn(pool), secret: authSecret(config), clock, log })
  const { rateLimits = openRateLimits() } = parts
  const services: Services = {
    config,
    log,
    pool,
    db,
    replica: replica.reads,
    contentReplica: replica.readsOfVersion(() => content.current().version),
    replicaLag: replica.lagSeconds,
    clock,
    changes,
    sessions: createSessionLookup(pool, clock, authSecret(config), changes),
    appCheck,
    ...mailing,
    content,
    media: media.library,
    publisher: createPublisher(config.CONTENT_DIR, media),
    storage,
    metrics,
    jobs,
    limits: database.url === null ? memoryWindowLimits() : sharedWindowLimits(authSecret(config)),
    rateLimits,
    personal: eraseOrder(modules.flatMap(({ personal = [] }) => personal)),
    extensions: collectExtensions(modules.flatMap(({ extensions = [] }) => extensions)),
    capabilities,
    readiness: createReadiness(),
    isDraining: () => framed.isDraining(),
    tracing,
    own: createOwn(() => services),
  }
  const app = createApp(services, served)
  const callables = modules.flatMap(({ callables: own = [] }) => own)
  const {
    admission = config.LOAD_SHEDDING === "on" ? createAdmission({ databaseWait: () => pool.longestWait() }) : null,
  } = parts
  const guarded = guardTarget(app, services)
  const serve =
    admission === null ? guarded : shedLoad(guarded, { admission, importance: importanceOf(callables), services })
  const answer: Parameters<typeof createHttpServer>[0] = (request, env) => serve(request, env as ServerEnv["Bindings"])
  const framed = createHttpServer(answer, { config, log, metrics, tracing })
  let port: number
  const runJob = jobRunner(definitions, services)

  try {
    port = await framed.listen(config.PORT, config.HOST)
  } catch (error) {
    await jobs.stop(0)
    rateLimits.stop()
    await changes.stop()
    await content.stop()
    await media.close()
    await replica.close()
    await tracing?.stop()
    throw error
  }

  if (runsJobs) await jobs.begin(runJob, schedulesOf(definitions))
  const reads = Object.fromEntries([
    ["/verify", ({ db }: Services) => verifyData(db)],
    ...modules.flatMap(({ operatorReads = {} }) => Object.entries(operatorReads)),
  ])
  const adminSocket =
    parts.adminSocket === undefined ? null : await openAdminSocket(parts.adminSocket, callables, services, reads)

  return {
    port,
    services,
    settleJobs: () => jobs.settle(runJob),
    stop: async () => {
      await Promise.all([framed.drain(), adminSocket?.close()])
      await jobs.stop(config.DRAIN_TIMEOUT_MS)
      await mailing.mail.close()
      rateLimits.stop()
      await changes.stop()
      await content.stop()
      await media.close()
      storage.close()
      await replica.close()
      // Last, to include everything before it.
      await tracing?.stop()
    },
  }
}
