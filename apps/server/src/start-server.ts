import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createApp, serverModules } from "./app.ts"
import { type OpenMedia, openMedia } from "./modules/media/open-media.ts"
import { createSessionLookup } from "./platform/auth/session-lookup.ts"
import { openLiveContent } from "./platform/content/live-content.ts"
import type { Config } from "./platform/config.ts"
import type { OpenDatabase } from "./platform/db/open-database.ts"
import { createHttpServer } from "./platform/http/create-http-server.ts"
import { createMetrics } from "./platform/http/metrics.ts"
import { openJobs } from "./platform/jobs/open-jobs.ts"
import { jobRunner, schedulesOf } from "./platform/jobs/run-job.ts"
import { openMailer } from "./platform/mail/open-mailer.ts"
import type { Log } from "./platform/log.ts"
import type { Module } from "./platform/module.ts"
import { openDoor } from "./platform/operator/open-door.ts"
import { createReadiness } from "./platform/readiness.ts"
import type { Services } from "./platform/services.ts"
import { StartupError } from "./platform/startup-error.ts"

export type RunningServer = {
  port: number
  services: Services
  /** Does the jobs that wait, whenever they are due, until none is left. */
  settleJobs: () => Promise<void>
  /** Lets what is under way finish, then closes everything but the database. */
  stop: () => Promise<void>
}

type Parts = {
  config: Config
  log: Log
  database: OpenDatabase
  /** Opened by whoever imports before the start; opened here otherwise. */
  media?: OpenMedia
  clock?: () => number
  modules?: readonly Module[]
  /** Does jobs as they come. Off, they wait. */
  runsJobs?: boolean
  /** Where the operator's door is opened, if it is. */
  door?: string
}

/** Puts the server together over a migrated database and listens. Throws StartupError when the port cannot be had. */
export async function startServer(parts: Parts): Promise<RunningServer> {
  const { config, log, database, clock = Date.now, modules = serverModules, runsJobs = false } = parts
  const { pool, db } = database
  const media = parts.media ?? (await openMedia(config, db))
  const content = await openLiveContent(pool, clock, log)
  const metrics = createMetrics()
  const jobs = await openJobs(pool, log, runsJobs)
  const mailing = openMailer(config, log, clock)
  const services: Services = {
    config,
    log,
    pool,
    db,
    clock,
    sessions: createSessionLookup(pool, clock),
    ...mailing,
    content,
    media: media.library,
    metrics,
    jobs,
    personal: modules.flatMap(({ personal = [] }) => personal),
    feedCards: modules.flatMap(({ feedCards = [] }) => feedCards),
    readiness: createReadiness(),
    isDraining: () => framed.isDraining(),
  }
  const app = createApp(services, modules)
  const framed = createHttpServer((request, env) => app.fetch(request, env), config, log, metrics)
  const { server, drain } = framed
  const definitions = modules.flatMap(({ jobs = [] }) => jobs)
  const runJob = jobRunner(definitions, services)

  try {
    server.listen(config.PORT, config.HOST)
    await once(server, "listening")
  } catch (error) {
    await jobs.stop(0)
    await content.stop()
    await media.close()
    throw new StartupError(listenFailure(error as NodeJS.ErrnoException, config), { cause: error })
  }

  if (runsJobs) await jobs.begin(runJob, schedulesOf(definitions))
  const callables = modules.flatMap(({ callables = [] }) => callables)
  const door = parts.door === undefined ? null : await openDoor(parts.door, callables, services)

  return {
    port: (server.address() as AddressInfo).port,
    services,
    settleJobs: () => jobs.settle(runJob),
    stop: async () => {
      await Promise.all([drain(config.DRAIN_TIMEOUT_MS), door?.close()])
      await jobs.stop(config.DRAIN_TIMEOUT_MS)
      await mailing.mail.close()
      await content.stop()
      await media.close()
    },
  }
}

function listenFailure({ code, message }: NodeJS.ErrnoException, { PORT, HOST }: Config): string {
  if (code === "EADDRINUSE") return `Port ${PORT} is in use. Stop what uses it, or set another PORT.`
  if (code === "EACCES") return `Port ${PORT} needs rights this user does not have. Set a PORT above 1023.`
  return `Can't listen on ${HOST} port ${PORT}: ${message}.`
}
