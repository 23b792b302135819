import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { freePort } from "../../apps/server/test/free-port.ts"

export type StoreProcess = {
  /** The settings by which servers use it. */
  env: Record<string, string>
  /** Kills it at once. What it has stays on its disk. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Stops it where it is, without ending a connection, or lets it go on. */
  setFrozen: (isFrozen: boolean) => void
}

const program = join(import.meta.dirname, "../../apps/server/test/run-fake-s3.ts")

/** A store that speaks S3, as a process of its own that keeps everything in this folder. */
export async function startStore(folder: string): Promise<StoreProcess> {
  const port = await freePort()
  let child: ChildProcess
  const start = async (): Promise<void> => {
    child = fork(program, [String(port), folder], { execArgv: [] })
    await once(child, "message")
  }
  await start()
  return {
    env: {
      S3_BUCKET: "confetti",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    },
    kill: async () => {
      const gone = once(child, "exit")
      child.kill("SIGKILL")
      await gone
    },
    start,
    setFrozen: (isFrozen) => void child.kill(isFrozen ? "SIGSTOP" : "SIGCONT"),
  }
}
