import { once } from "node:events"
import { chmodSync, rmSync } from "node:fs"
import { Hono } from "hono"
import type { Caller } from "../auth/identify.ts"
import { createBackup } from "../backup/create-backup.ts"
import { collectNamedFiles } from "../backup/named-files.ts"
import { databaseName } from "../config.ts"
import { callableRoutes } from "../callables/callable-routes.ts"
import type { CallableDefinition } from "../callables/define-callable.ts"
import { createHttpServer } from "../http/create-http-server.ts"
import type { ServerEnv } from "../http/server-env.ts"
import type { Services } from "../services.ts"

/** Access to the socket implies access to the database's folder, so no other proof is needed. */
const operator: Caller = {
  userId: null,
  sessionId: null,
  email: null,
  roles: new Set(["owner"]),
  openedBy: "operator",
  passkeyAge: 0,
  address: "operator",
  key: "operator",
}

/**
 * Opens the admin socket: editors' callables, backups (`/backup`) and the operator's reads. An embedded database belongs to one process, so
 * this is the way in while the server runs.
 */
export async function openAdminSocket(
  path: string,
  callables: readonly CallableDefinition[],
  services: Services,
  reads: Readonly<Record<string, (services: Services) => Promise<unknown>>> = {},
): Promise<{ close: () => Promise<void> }> {
  const app = new Hono<ServerEnv>()
  const call = callableRoutes(callables, services, {
    whoAsks: async () => operator,
    mustBeOurApp: async () => undefined,
  })
  app.post("/functions/*", call)
  app.get("/", (c) => c.json({ database: databaseName(services.config) }))
  app.get("/backup", () => {
    const files = { pathOf: services.media.pathOf, names: () => collectNamedFiles(services) }
    return new Response(createBackup(services.pool, new Date(services.clock()), files))
  })
  for (const [path, read] of Object.entries(reads)) app.get(path, async () => Response.json(await read(services)))
  const { server, drain } = createHttpServer((request, env) => app.fetch(request, env), services)
  // No timeout for backups of large databases.
  server.requestTimeout = 0
  // Left by a killed server.
  if (process.platform !== "win32") rmSync(path, { force: true })
  const before = process.umask(0o177)
  server.listen(path)
  await once(server, "listening").finally(() => process.umask(before))
  if (process.platform !== "win32") chmodSync(path, 0o600)
  return { close: drain }
}
