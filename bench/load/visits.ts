import { addressOf } from "../drills/seed-players.ts"
import { peopleCount, tokenOf } from "../server/seed-people.ts"

/** The server's priorities for load shedding. */
export type Kind = "robot" | "read" | "write"

export type Step = {
  kind: Kind
  method: "GET" | "POST"
  path: string
  headers: Record<string, string>
  body?: string
  /** How long somebody looks at what came before, in milliseconds. */
  thinkMs: number
}

const json = { "content-type": "application/json" }
const shareOfRobots = 0.05
const swipes = 6
/** The app tells of reads five seconds after the first of them. */
const readsAtOnce = 2
const likeEvery = 3

/** Requests of one visit, in order: a robot reads a page; a person opens the app, swipes, reads, likes. */
export function makeVisit(tileIds: readonly string[], random: () => number): Step[] {
  if (random() < shareOfRobots) return [robotsPage()]
  const number = Math.floor(random() * peopleCount)
  const person = { authorization: `Bearer ${tokenOf(number)}`, ...addressOf(number) }
  const call = (kind: Kind, name: string, data: unknown, thinkMs: number): Step => ({
    kind,
    method: "POST",
    path: `/functions/${name}`,
    headers: { ...json, ...person, "idempotency-key": key(random) },
    body: JSON.stringify({ data }),
    thinkMs,
  })
  const steps: Step[] = [
    { kind: "read", method: "GET", path: "/", headers: { accept: "text/html", "accept-encoding": "gzip" }, thinkMs: 0 },
    call("read", "users-get_home_feed", null, 300),
    { kind: "read", method: "GET", path: `/documents/tiles?ids=${tileIds.join()}`, headers: person, thinkMs: 50 },
  ]
  let looking = 0
  const take = (): number => {
    const ms = looking
    looking = 0
    return ms
  }
  const reads: object[] = []
  for (let at = 0; at < swipes; at++) {
    const tileId = tileIds[Math.floor(random() * tileIds.length)] as string
    const lookMs = 1000 + 4000 * random()
    looking += lookMs
    reads.push({ tileId, share: 1, isRead: true, seenDate: new Date().toISOString() })
    if (at % likeEvery === 0) steps.push(call("write", "likes-like_tile", { tileId }, take()))
    if (reads.length === readsAtOnce)
      steps.push(call("write", "tiles-record_reads", { reads: reads.splice(0) }, take()))
  }
  return steps
}

function robotsPage(): Step {
  const headers = { accept: "text/html", "user-agent": "Mozilla/5.0 (compatible; Examplebot/1.0)" }
  return { kind: "robot", method: "GET", path: "/", headers, thinkMs: 0 }
}

const key = (random: () => number): string =>
  Array.from({ length: 4 }, () => Math.floor(random() * 0x1_0000_0000).toString(36)).join("-")
