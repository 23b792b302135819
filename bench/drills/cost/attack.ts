// Started by the drill: sends everything hostile, as fast as it is answered, and prints how often each status came.
import { connect } from "node:net"
import { type HostileRequest, hostileRequests } from "./hostile-requests.ts"

/** The attack to run. With 0 seconds each sender sends each kind once. */
export type Attack = { origin: string; headers: Record<string, string>; seconds: number }
/** Answers by kind and status; 0 where there was none. */
export type Attacked = Record<string, Record<number, number>>

const sendersPerKind = 2
/** Bodies of which the first byte alone comes. */
const unfinished = 30
const unfinishedBytes = 6_900_000

const { origin, headers, seconds } = JSON.parse(process.argv[2] ?? "") as Attack
const kinds = await hostileRequests()
const endsAt = performance.now() + seconds * 1000
const attacked: Attacked = {}

async function send({ path, method = "GET", headers: own, body }: HostileRequest): Promise<number> {
  try {
    const signal = AbortSignal.timeout(60_000)
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...own },
      signal,
      redirect: "manual",
      ...(body !== undefined && { body: typeof body === "string" ? body : new Uint8Array(body) }),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

async function keepSending(name: string, first: number): Promise<void> {
  let round = first
  do {
    for (const request of kinds[name]?.(round) ?? []) {
      const status = await send(request)
      const statuses = (attacked[name] ??= {})
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    round += sendersPerKind
  } while (performance.now() < endsAt)
}

/** Says that much will come, and sends nothing more. */
function holdBody(): void {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const type = "content-type: application/json\r\n"
  const length = `content-length: ${unfinishedBytes}\r\n`
  socket.write(
    `POST /functions/users-update_profile HTTP/1.1\r\nhost: ${hostname}\r\n${lines.join("")}${type}${length}\r\n{`,
  )
  socket.on("error", () => undefined)
  socket.on("close", () => performance.now() < endsAt && setTimeout(holdBody, 100))
}

if (seconds > 0) for (let at = 0; at < unfinished; at += 1) holdBody()
await Promise.all(
  Object.keys(kinds).flatMap((name) => Array.from({ length: sendersPerKind }, (_, at) => keepSending(name, at))),
)
console.log(JSON.stringify(attacked))
process.exit(0)
