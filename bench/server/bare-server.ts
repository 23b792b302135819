// The bare node:http handler: the same queries and the same bytes, without limits, checks, ids, headers or logs.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { defaultFeed } from "@confetti/domain/feed/default-feed"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { answerPerson } from "./bare-people.ts"

const { DATABASE_URL, DATA_DIR = "", COPY_FROM = "" } = process.env
const { pool } = await openDatabase({ DATABASE_URL, DATA_DIR })
const json = { "content-type": "application/json" }
const html = { "content-type": "text/html; charset=utf-8" }

/** The same bytes our server sends for `/`, as a static file held in memory. */
const page = await copyOf("identity")
const gzippedPage = await copyOf("gzip")
const feedJson = JSON.stringify({ result: await homeFeed() })

async function copyOf(encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asking = request(`${COPY_FROM}/`, { headers: { "accept-encoding": encoding } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve(Buffer.concat(chunks))
    })
    asking.on("error", reject)
    asking.end()
  })
}

async function homeFeed(): Promise<string[]> {
  const { rows } = await pool.query({
    name: "feed",
    text: "select id, category, published_at, merit from tiles where removed_at is null and not developing and published_at <= $1",
    values: [new Date()],
  })
  const candidates = rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at.getTime() }))
  return defaultFeed(candidates, Date.now()).map(({ id }) => id)
}

async function documents(url: string): Promise<string> {
  const ids = (new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("ids") ?? "").split(",")
  const { rows } = await pool.query<{ id: string; document: string }>({
    name: "tiles",
    text: "select t.id, t.version || ':' || left(t.content_hash, 12) as state, t.document from tiles t where t.removed_at is null and t.published_at <= $1 and t.id = any($2)",
    values: [new Date(), ids],
  })
  const found = new Map(rows.map(({ id, document }) => [id, document]))
  return `{"documents":[${ids.flatMap((id) => found.get(id) ?? []).join(",")}]}`
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    request.on("data", (chunk) => chunks.push(chunk))
    request.on("end", () => resolve(JSON.parse(Buffer.concat(chunks).toString())))
    request.on("error", reject)
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? ""
  if (url === "/") {
    const isGzipped = request.headers["accept-encoding"] === "gzip"
    response.writeHead(200, isGzipped ? { ...html, "content-encoding": "gzip" } : html)
    response.end(isGzipped ? gzippedPage : page)
  } else if (url.startsWith("/documents/")) {
    const body = await documents(url)
    response.writeHead(200, json)
    response.end(body)
  } else {
    const asked = await readJson(request)
    const body = url.endsWith("/memory")
      ? feedJson
      : ((await answerPerson(pool, request, asked)) ?? JSON.stringify({ result: await homeFeed() }))
    response.writeHead(200, json)
    response.end(body)
  }
}

const server = createServer((request, response) => void answer(request, response))
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => console.log("ready"))
