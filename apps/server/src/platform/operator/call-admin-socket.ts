import { createHash } from "node:crypto"
import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import type { CallableFailure, CallableResult } from "@confetti/contract/callable"
import { StartupError } from "../run-program.ts"

/** Bytes of a socket's path that every operating system allows. */
const longestPath = 100

export type Operator = {
  database: string
  /** Calls a callable. A refusal is a StartupError with its message. */
  call: <Result>(name: string, data: unknown) => Promise<Result>
  read: (path: string) => Promise<IncomingMessage>
}

export async function callAdminSocket(socketPath: string): Promise<Operator | null> {
  const send = async (method: string, path: string, body = ""): Promise<IncomingMessage> => {
    const asking = request({ socketPath, method, path, headers: { "content-type": "application/json" } })
    asking.end(body)
    const [response] = (await once(asking, "response")) as [IncomingMessage]
    return response
  }
  const about = await send("GET", "/").catch(() => null)
  if (about === null) return null
  const { database } = JSON.parse(await text(about)) as Pick<Operator, "database">
  return {
    database,
    read: (path) => send("GET", path),
    call: async <Result>(name: string, data: unknown): Promise<Result> => {
      const answer = await text(await send("POST", `/functions/${name}`, JSON.stringify({ data })))
      const parsed = JSON.parse(answer) as CallableResult<Result> | CallableFailure
      if ("result" in parsed) return parsed.result
      const { code, fields = [] } = parsed.error.details as { code: string; fields?: readonly string[] }
      throw new StartupError([`${parsed.error.message} (${code})`, ...fields.map((field) => `  ${field}`)].join("\n"))
    },
  }
}

/** The admin socket of a running server, in its folder, which only its user can open. */
export function adminSocketPath(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16)
  if (process.platform === "win32") return `\\\\.\\pipe\\confetti-${name}`
  const path = join(dataDir, "operator.sock")
  return Buffer.byteLength(path) <= longestPath ? path : join(tmpdir(), `confetti-${name}.sock`)
}
