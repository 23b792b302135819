import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Config } from "../platform/config.ts"
import { migrate } from "../platform/db/migrate.ts"
import { openDatabase } from "../platform/db/open-database.ts"
import { createLog } from "../platform/log.ts"
import { adminSocketPath, callAdminSocket, type Operator } from "../platform/operator/call-admin-socket.ts"
import { startServer } from "../start-server.ts"

/**
 * Does something with the server in DATA_DIR where one runs, and otherwise with one of its own over the same database, which ends with
 * it. On PostgreSQL it is always one of its own: several may share a database.
 */
export async function withOperator<Result>(
  config: Config,
  act: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const running = config.DATABASE_URL === undefined ? await callAdminSocket(adminSocketPath(config.DATA_DIR)) : null
  return running ? act(running) : withOwnServer(config, act)
}

async function withOwnServer<Result>(config: Config, act: (operator: Operator) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(config)
  const folder = mkdtempSync(join(tmpdir(), "confetti-"))
  try {
    await migrate(database.pool)
    const adminSocket = join(folder, "admin.sock")
    const alone = { ...config, HOST: "127.0.0.1", PORT: 0 }
    const server = await startServer({ config: alone, log: createLog("silent"), database, adminSocket })
    try {
      const operator = await callAdminSocket(adminSocket)
      if (!operator) throw new Error("the server's own admin socket does not answer")
      return await act(operator)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await database.close()
  }
}
