import { importOnStart } from "./modules/content/import/import-on-start.ts"
import { keepContentCurrent } from "./modules/content/watch/keep-content-current.ts"
import { startBackgroundRenderer } from "./modules/media/background-renderer.ts"
import { sweepMediaFolder } from "./modules/media/media-folder.ts"
import { openMedia } from "./modules/media/open-media.ts"
import { health } from "./modules/health/module.ts"
import { ensureSamplePeople } from "./modules/sign-in/sample-people.ts"
import { studioOverlay } from "./modules/studio/overlay/overlay-store.ts"
import { type Config, describeConfig, describeEmulator, settingNames } from "./platform/config.ts"
import { migrate } from "./platform/db/migrate.ts"
import { openDatabase } from "./platform/db/open-database.ts"
import { createLog, flushLog } from "./platform/log.ts"
import { adminSocketPath } from "./platform/operator/call-admin-socket.ts"
import { sayer } from "./platform/say.ts"
import { traceFields } from "./platform/tracing/active-trace.ts"
import { signalReady } from "./processes.ts"
import { startServer } from "./start-server.ts"

/** Milliseconds that a stopping server may take longer than its requests. */
const hardEndMs = 10_000

/** Serves until stopped. The first of several processes also imports the content, draws pictures ahead, and opens the admin socket. */
export async function serve(config: Config, isFirst: boolean): Promise<void> {
  const say = sayer(config)
  // At a terminal only changed settings, as the rest would fill the screen.
  const shown = process.stdout.isTTY
    ? settingNames.filter((name) => process.env[name] || name === "DATA_DIR")
    : settingNames
  if (isFirst) say(`Settings: ${describeConfig(config, shown)}`)
  const isTraced = config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
  const log = createLog(config.LOG_LEVEL, isTraced ? { mixin: traceFields } : {})
  const database = await openDatabase(config, log)
  const applied = isFirst ? await migrate(database.pool) : []
  if (applied.length > 0) say(`Applied ${applied.join(", ")}.`)
  if (config.EMULATOR) await ensureSamplePeople(database.db)
  const media = await openMedia(config, database.db)
  if (isFirst) {
    await sweepMediaFolder(media.folder, Date.now())
    await importOnStart({ config, db: database.db, media, overlay: studioOverlay, now: new Date(), say })
  }
  const server = await startServer({
    config,
    log,
    database,
    media,
    runsJobs: config.ROLE !== "api",
    // A worker only answers health checks.
    ...(config.ROLE === "worker" && { served: [health] }),
    ...(isFirst && { adminSocket: adminSocketPath(config.DATA_DIR) }),
  })
  const parts = { ...server.services, library: media.library }
  const renderer = isFirst && config.DRAW_AHEAD ? startBackgroundRenderer(parts) : null
  const watch = isFirst && config.EMULATOR ? keepContentCurrent({ ...parts, media, overlay: studioOverlay }) : null

  let stoppingSince: number | undefined
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stoppingSince !== undefined) {
      // A second signal stops at once. Terminal and npm both forward one Ctrl-C at the same moment.
      if (performance.now() - stoppingSince > 1000) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    // The last resort, for a silent database or an endless job.
    setTimeout(() => process.exit(1), config.DRAIN_TIMEOUT_MS + hardEndMs).unref()
    log.info({ signal }, "stopping")
    await watch?.stop()
    // In parallel: closing the server closes the drawing pool, which ends the renderer.
    await Promise.all([renderer?.stop(), server.stop()])
    await database.close()
    await flushLog(log)
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  signalReady()
  if (!isFirst) return
  // Last, as its reader may stop the server at once.
  if (config.ROLE === "api") say("This process runs no jobs (ROLE=api); they wait for a worker.")
  say(`Confetti is ready at ${config.PUBLIC_URL ?? `http://localhost:${server.port}`}`)
  if (config.EMULATOR) say(describeEmulator(config, server.port))
}
