import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hasAuthSecret } from "../platform/auth/auth-secret.ts"
import type { Config } from "../platform/config.ts"
import { migrate } from "../platform/db/migrate.ts"
import { createLog } from "../platform/log.ts"
import { callAdminSocket, type Operator } from "../platform/operator/call-admin-socket.ts"
import { StartupError } from "../platform/run-program.ts"
import { startServer } from "../start-server.ts"
import { openExistingDatabase } from "./open-existing-database.ts"

export async function withOwnServer<Result>(
  config: Config,
  act: (operator: Operator) => Promise<Result>,
  onlyReads: boolean,
): Promise<Result> {
  const database = await openExistingDatabase(config)
  const folder = mkdtempSync(join(tmpdir(), "confetti-"))
  try {
    const secret = secretOf(config, onlyReads)
    await migrate(database.pool)
    const adminSocket = join(folder, "admin.sock")
    const alone = { ...config, ...secret, HOST: "127.0.0.1", PORT: 0 }
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

/** A command must sign with the servers' secret. One that signs nothing gets a temporary one. */
function secretOf(config: Config, onlyReads: boolean): { AUTH_SECRET?: string } {
  if (hasAuthSecret(config)) return {}
  if (onlyReads) return { AUTH_SECRET: randomBytes(32).toString("base64url") }
  const inFolder = config.DATABASE_URL === undefined ? `, or copy its auth-secret file to ${config.DATA_DIR}` : ""
  throw new StartupError(`AUTH_SECRET is not set. Use the server's AUTH_SECRET${inFolder}.`)
}
