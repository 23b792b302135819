import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

type Action = { action: string; body: { objectID: string; [attribute: string]: unknown } }
type Body = { requests?: Action[]; params?: string; userData?: unknown; cursor?: string }

/** A small stand-in for the hosted search service: one index, its objects, its settings, and what it was asked. */
export type FakeSearchService = {
  url: string
  objects: Map<string, Record<string, unknown>>
  settings: () => Record<string, unknown> | null
  /** The parameters of every query, in order. */
  queries: Record<string, string>[]
  /** How many objects were written and deleted since the last time. */
  takeWrites: () => { updated: number; deleted: number }
  /** The calls from now on are answered with this status; null for as usual. */
  failWith: (status: number | null) => void
  stop: () => Promise<void>
}

/** Few objects a page, so that browsing needs several. */
const browsed = 2

export async function startFakeSearchService(index: string): Promise<FakeSearchService> {
  const objects: FakeSearchService["objects"] = new Map()
  const queries: FakeSearchService["queries"] = []
  let settings: Record<string, unknown> | null = null
  let writes = { updated: 0, deleted: 0 }
  let failure: number | null = null

  function apply({ action, body }: Action): void {
    if (action === "updateObject") objects.set(body.objectID, body)
    else objects.delete(body.objectID)
    writes = {
      updated: writes.updated + (action === "updateObject" ? 1 : 0),
      deleted: writes.deleted + (action === "deleteObject" ? 1 : 0),
    }
  }

  const answers: Record<string, (body: Body) => unknown> = {
    "POST /query": ({ params = "" }) => {
      queries.push(Object.fromEntries(new URLSearchParams(params)))
      const hits = [...objects.values()]
      return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query: "", params, theirs: true }
    },
    "POST /batch": ({ requests = [] }) => {
      requests.forEach(apply)
      settings ??= {}
      return { taskID: 1, objectIDs: requests.map(({ body }) => body.objectID) }
    },
    "POST /browse": ({ cursor = "0" }) => {
      const ids = [...objects.keys()].sort()
      const end = Number(cursor) + browsed
      const hits = ids.slice(Number(cursor), end).map((objectID) => ({ objectID }))
      return { hits, ...(end < ids.length ? { cursor: String(end) } : {}) }
    },
    "GET /settings": () => settings,
    "PUT /settings": (body) => {
      settings = { ...settings, ...body }
      return { taskID: 2 }
    },
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const path = (request.url ?? "").replace(`/1/indexes/${index}`, "")
    const answer = answers[`${request.method} ${path}`]
    const isKnown =
      request.headers["x-algolia-application-id"] === "app" && request.headers["x-algolia-api-key"] === "key"
    const isMissing = settings === null && request.method !== "PUT" && path !== "/batch"
    const status = failure ?? (isKnown ? (answer && !isMissing ? 200 : 404) : 403)
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify(status === 200 ? answer?.(body) : { message: "no", status }))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    settings: () => settings,
    queries,
    takeWrites: () => {
      const taken = writes
      writes = { updated: 0, deleted: 0 }
      return taken
    },
    failWith: (status) => (failure = status),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as Body
}
