import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import type { Account } from "../../apps/server/test/add-account.ts"
import { addressOf } from "./seed-players.ts"

/**
 * What is asked for: pages, opened with a session too, and documents, which go on by themselves; counts, which a replica knows, too; what only the
 * database knows; and likes.
 */
export type VisitKind = "page" | "signed-in page" | "document" | "counts" | "own" | "like"

export type Visit = { kind: VisitKind; askedAt: number; took: number; status: number | null; hasRetryAfter: boolean }

export type Visitors = { visits: readonly Visit[]; stop: () => Promise<void> }

const thinkMs = 40
/** The longest wait. */
const patienceMs = 40_000

/** People who ask for something again and again, several of each kind, whatever they are told. */
export function startVisitors(people: readonly Account[], tileIds: readonly string[], origin: string): Visitors {
  const visits: Visit[] = []
  let isOver = false

  const requests: Record<VisitKind, (person: Account) => Promise<Response>> = {
    page: () => ask("/", { headers: { accept: "text/html" } }),
    "signed-in page": ({ token }) =>
      ask("/", { headers: { accept: "text/html", cookie: `confetti.session_token=${token}` } }),
    document: () => ask("/documents/categories", {}),
    counts: () => ask(`/documents/tileCounts?ids=${tileIds[visits.length % tileIds.length]}`, {}),
    own: (person) => call("points-get_overview", {}, person, {}),
    like: (person) => {
      const tileId = tileIds[visits.length % tileIds.length]
      return call(visits.length % 2 === 0 ? "likes-like_tile" : "likes-unlike_tile", { tileId }, person, {
        "idempotency-key": randomUUID(),
      })
    },
  }

  function call(name: string, data: object, person: Account, headers: Record<string, string>): Promise<Response> {
    return ask(`/functions/${name}`, {
      method: "POST",
      headers: { ...person.headers, ...headers, "content-type": "application/json" },
      body: JSON.stringify({ data }),
    })
  }

  function ask(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(patienceMs) })
  }

  async function visit(kind: VisitKind, person: Account): Promise<void> {
    while (!isOver) {
      const askedAt = performance.now()
      let answer: Pick<Visit, "status" | "hasRetryAfter"> = { status: null, hasRetryAfter: false }
      try {
        const response = await requests[kind](person)
        await response.arrayBuffer()
        answer = { status: response.status, hasRetryAfter: response.headers.has("retry-after") }
      } catch {
        // No answer at all.
      }
      visits.push({ kind, askedAt, took: performance.now() - askedAt, ...answer })
      await pause(thinkMs)
    }
  }

  const visiting = people.slice(0, 6).flatMap(({ headers, ...account }, at) => {
    const person = { ...account, headers: { ...headers, ...addressOf(at) } }
    const kinds: VisitKind[] = at < 2 ? ["own", "page", "signed-in page", "document", "counts"] : ["own", "like"]
    return kinds.map((kind) => visit(kind, person))
  })
  return {
    visits,
    stop: async () => {
      isOver = true
      await Promise.all(visiting)
    },
  }
}
