// Started by a drill, and killed by it: a server whose clock is ahead. Jobs run in it, as in every server.

import { readConfig } from "../../apps/server/src/platform/config.ts"
import { migrate } from "../../apps/server/src/platform/db/migrate.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { createLog } from "../../apps/server/src/platform/log.ts"
import { startServer } from "../../apps/server/src/start-server.ts"

const config = readConfig(process.env)
const ahead = Number(process.env["DRILL_AHEAD_MS"])
const database = await openDatabase(config)
await migrate(database.pool)
const log = createLog(config.LOG_LEVEL)
const server = await startServer({ config, log, database, runsJobs: true, clock: () => Date.now() + ahead })
process.on("SIGTERM", async () => {
  await server.stop()
  await database.close()
  process.exit(0)
})
console.log(`ready at http://127.0.0.1:${server.port}`)
