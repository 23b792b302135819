import { type Config, databaseName } from "../platform/config.ts"
import { adminSocketPath, callAdminSocket, type Operator } from "../platform/operator/call-admin-socket.ts"

type Options = {
  /** A command that signs and decrypts nothing needs no AUTH_SECRET. */
  onlyReads?: boolean
}

/**
 * Runs a command on the server of DATA_DIR if one is running, otherwise on a temporary one with the same database. Prints which database it
 * is.
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
  // Imported only if needed: a whole server takes a second.
  const { withOwnServer } = await import("./with-own-server.ts")
  return withOwnServer(config, act, onlyReads)
}

/** To stderr, as the result may go to a file. */
function printDatabase(name: string): void {
  console.error(`Database: ${name}`)
}
