import type { Config } from "../platform/config.ts"
import { adminSocketPath, callAdminSocket, type Operator } from "../platform/operator/call-admin-socket.ts"

/**
 * Does something with the server in DATA_DIR where one runs, and otherwise with one of its own over the same database, which ends with
 * it. On PostgreSQL it is always one of its own: several may share a database.
 */
export async function withOperator<Result>(
  config: Config,
  act: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const running = config.DATABASE_URL === undefined ? await callAdminSocket(adminSocketPath(config.DATA_DIR)) : null
  if (running) return act(running)
  // A whole server takes a second to import: who has one to ask need not wait for it.
  const { withOwnServer } = await import("./with-own-server.ts")
  return withOwnServer(config, act)
}
