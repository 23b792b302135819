import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import pg from "pg"

export type PrivatePostgres = {
  url: string
  /** Kills it at once, as a power cut does, and starts it again. Gives how long it took to answer again, in milliseconds. */
  crash: () => Promise<number>
  stop: () => Promise<void>
}

/** A PostgreSQL of the drill's own, in a folder of its own; null where none is installed. */
export async function startPrivatePostgres(): Promise<PrivatePostgres | null> {
  const bin = findPrograms()
  if (bin === null) return null
  const folder = mkdtempSync(join(tmpdir(), "confetti-postgres-"))
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {}
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, "data")
  execFileSync(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "drill"], { ...owner, stdio: "ignore" })
  const port = await freePort()
  const url = `postgres://drill@127.0.0.1:${port}/postgres`
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""]
  let server: ChildProcess

  const start = async (): Promise<void> => {
    server = spawn(join(bin, "postgres"), args, { ...owner, stdio: "ignore" })
    await untilAnswers(url)
  }
  await start()
  return {
    url,
    crash: async () => {
      const gone = once(server, "exit")
      server.kill("SIGKILL")
      await gone
      const killedAt = performance.now()
      // Its children notice that their parent is gone; the next one waits for them to let go of the shared memory.
      for (;;) {
        server = spawn(join(bin, "postgres"), args, { ...owner, stdio: "ignore" })
        const hasStarted = await Promise.race([
          untilAnswers(url).then(() => true),
          once(server, "exit").then(() => false),
        ])
        if (hasStarted) return performance.now() - killedAt
      }
    },
    stop: async () => {
      const gone = once(server, "exit")
      server.kill("SIGINT")
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string | null {
  const debian = "/usr/lib/postgresql"
  const packaged = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, "bin")) : []
  const places = [...packaged, ...(process.env["PATH"] ?? "").split(delimiter)]
  return places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres"))) ?? null
}

function idOf(which: "-u" | "-g"): number {
  return Number(execFileSync("id", [which, "postgres"]).toString())
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    try {
      await client.connect()
      return
    } catch {
      await new Promise((later) => setTimeout(later, 50))
    } finally {
      await client.end().catch(() => {})
    }
  }
}
