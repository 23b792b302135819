import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import pg from "pg"
import { freePort } from "../free-port.ts"

export type PrivatePostgres = {
  url: string
  /** The folder it keeps everything in. */
  data: string
  /** Kills it at once, as a power cut does. */
  kill: () => Promise<void>
  /** Starts it again after that. */
  start: () => Promise<void>
  /** Kills it and starts it again. Gives how long it took to answer again, in milliseconds. */
  crash: () => Promise<number>
  /** Stops all of its processes where they are, without ending them, or lets them go on. */
  setFrozen: (isFrozen: boolean) => void
  /** Another one that follows it, in a folder within `parent`. To be stopped before it is. */
  startReplica: (parent?: string) => Promise<PrivatePostgres>
  stop: () => Promise<void>
}

/** The user PostgreSQL runs as; it refuses to run as root. */
type Owner = { uid?: number; gid?: number }

/** A PostgreSQL of one's own, in a folder of its own within `parent`; null where none is installed. */
export async function startPrivatePostgres(parent: string = tmpdir()): Promise<PrivatePostgres | null> {
  const bin = findPrograms()
  if (bin === null) return null
  const owner: Owner = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {}
  const folder = ownFolder(parent, owner)
  const data = join(folder, "data")
  execFileSync(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "drill"], { ...owner, stdio: "ignore" })
  return startIn(folder, { bin, owner })
}

type Place = { bin: string; owner: Owner }

function ownFolder(parent: string, owner: Owner): string {
  const folder = mkdtempSync(join(parent, "confetti-postgres-"))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid)
  return folder
}

/** Starts the one whose data lie in this folder. */
async function startIn(folder: string, { bin, owner }: Place): Promise<PrivatePostgres> {
  const data = join(folder, "data")
  const port = await freePort()
  const url = `postgres://drill@127.0.0.1:${port}/postgres`
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""]
  let server: ChildProcess

  const launch = (): ChildProcess => spawn(join(bin, "postgres"), args, { ...owner, stdio: "ignore" })
  const kill = async (): Promise<void> => {
    const gone = once(server, "exit")
    server.kill("SIGKILL")
    await gone
  }
  const start = async (): Promise<void> => {
    // Its children notice that their parent is gone; the next one waits for them to let go of the shared memory.
    for (;;) {
      server = launch()
      const hasStarted = await Promise.race([
        untilAnswers(url).then(() => true),
        once(server, "exit").then(() => false),
      ])
      if (hasStarted) return
    }
  }
  await start()
  return {
    url,
    data,
    kill,
    start,
    crash: async () => {
      await kill()
      const killedAt = performance.now()
      await start()
      return performance.now() - killedAt
    },
    setFrozen: (isFrozen) => {
      const { pid = 0 } = server
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean)
      for (const each of [pid, ...children.map(Number)]) process.kill(each, isFrozen ? "SIGSTOP" : "SIGCONT")
    },
    startReplica: async (parent = tmpdir()) => {
      const copy = ownFolder(parent, owner)
      // The slot keeps what the replica has not had, however long it is away.
      const follows = ["--write-recovery-conf", "--create-slot", "--slot=replica"]
      const options = ["-D", join(copy, "data"), "-d", url, "--checkpoint=fast", "--no-sync", ...follows]
      const copied = spawn(join(bin, "pg_basebackup"), options, { ...owner, stdio: "ignore" })
      const [code] = await once(copied, "exit")
      if (code !== 0) throw new Error(`pg_basebackup ended with ${code}`)
      return startIn(copy, { bin, owner })
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
