import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { type StartedServer, startServer } from "../../../e2e/start-server.ts"
import { type Proxy, startProxy } from "./start-proxy.ts"

export type Role = "api" | "worker"

/** A server of the cluster; it is replaced by another of its role when it ends. */
export type Member = {
  role: Role
  /** Ends the server by this signal, and starts another. Resolves when that one is ready. */
  replace: (signal: NodeJS.Signals) => Promise<void>
}

export type Cluster = { url: string; members: Member[]; stop: () => Promise<void> }

/** Servers that share a database and a store but no disk, each role so often; those for people behind one proxy. */
export async function startCluster(env: Record<string, string>, roles: readonly Role[]): Promise<Cluster> {
  const proxy = await startProxy()
  const members: Member[] = []
  const stops: (() => Promise<void>)[] = []
  for (const [at, role] of roles.entries()) {
    const own = { ...env, DATA_DIR: join(env["DATA_DIR"] ?? "", `server-${at}`) }
    let server = await launch(role, own, proxy)
    stops.push(() => server.stop())
    members.push({
      role,
      replace: async (signal) => {
        const { process: leaving, url } = server
        leaving.kill(signal)
        await once(leaving, "exit")
        proxy.remove(url)
        server = await launch(role, own, proxy)
      },
    })
  }
  return {
    url: proxy.url,
    members,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
      proxy.stop()
    },
  }
}

async function launch(role: Role, env: Record<string, string>, proxy: Proxy): Promise<StartedServer> {
  const server = await startServer({ ...env, ROLE: role })
  while (!(await isReady(server.url))) await pause(50)
  if (role === "api") proxy.add(server.url)
  return server
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
