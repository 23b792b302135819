import { type Config, databaseName } from "../platform/config.ts"
import { adminSocketPath, callAdminSocket, type Operator } from "../platform/operator/call-admin-socket.ts"

type Options = {
  /** It signs and opens nothing, so that it needs no AUTH_SECRET. */
  onlyReads?: boolean
}

/**
 * Does something with the server in DATA_DIR where one runs, which has every setting, and otherwise with one of its own over the same
 * database, which ends with it. Says which database that is.
 */
export async function withOperator<Result>(
  config: Config,
  act: (operator: Operator) => Promise<Result>,
  { onlyReads = false }: Options = {},
): Promise<Result> {
  const running = await callAdminSocket(adminSocketPath(config.DATA_DIR))
  if (running && (config.DATABASE_URL === undefined || running.database === databaseName(config))) {
    printDatabase(running.database)
    return act(running)
  }
  printDatabase(databaseName(config))
  // A whole server takes a second to import: who has one to ask need not wait for it.
  const { withOwnServer } = await import("./with-own-server.ts")
  return withOwnServer(config, act, onlyReads)
}

/** Beside what is asked for, which may go into a file. */
function printDatabase(name: string): void {
  console.error(`Database: ${name}`)
}
