import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../free-port.ts"

export type PgBouncer = {
  url: string
  /** Kills it at once, and starts it again at the same address. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** A PgBouncer in transaction mode before the database at `url`, with so few connections to it that sessions have to share them. */
export async function startPgBouncer(url: string, connections: number): Promise<PgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), "confetti-pgbouncer-"))
  const own = await freePort()
  const secret = password === "" ? "" : ` password=${decodeURIComponent(password)}`
  const file = join(folder, "pgbouncer.ini")
  writeFileSync(
    file,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port || "5432"} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
ignore_startup_parameters = statement_timeout,extra_float_digits,options
`,
  )
  // pgbouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o755)
  const start = async (): Promise<ChildProcess> => {
    const bouncer = spawn("pgbouncer", [...(isRoot ? ["-u", "postgres"] : []), file], {
      env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
      stdio: ["ignore", "ignore", "pipe"],
    })
    let said = ""
    await new Promise<void>((resolve, reject) => {
      bouncer.on("error", reject)
      bouncer.on("exit", (code) => reject(new Error(`PgBouncer ended with ${code}: ${said}`)))
      bouncer.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes("process up")) resolve()
      })
    })
    return bouncer
  }
  let bouncer = await start()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = once(bouncer, "exit")
    bouncer.kill(signal)
    await gone
  }
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    crash: async () => {
      await end("SIGKILL")
      bouncer = await start()
    },
    stop: async () => {
      await end("SIGINT")
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether it is installed: `.ci/run` sees to that. */
export function hasPgBouncer(): boolean {
  try {
    execFileSync("pgbouncer", ["--version"], { env: { PATH: `${process.env["PATH"]}:/usr/sbin` }, stdio: "ignore" })
    return true
  } catch {
    return false
  }
}
