import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Config } from "../platform/config.ts"
import { migrate } from "../platform/db/migrate.ts"
import { openDatabase } from "../platform/db/open-database.ts"
import { createLog } from "../platform/log.ts"
import { callAdminSocket, type Operator } from "../platform/operator/call-admin-socket.ts"
import { startServer } from "../start-server.ts"

/** Does something with a server that nobody else hears of, over the database of this configuration, and ends it. */
export async function withOwnServer<Result>(
  config: Config,
  act: (operator: Operator) => Promise<Result>,
): Promise<Result> {
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
