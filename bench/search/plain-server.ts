// The baseline: a bare node:http handler that asks PostgreSQL's full text, ranked, without limits, checks or logs.
import { createServer } from "node:http"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"

const { DATABASE_URL, PORT } = process.env
const { pool } = await openDatabase({ DATABASE_URL, DATA_DIR: "" })

async function find(query: string, category: string | null): Promise<string[]> {
  const words = query.split(" ").filter(Boolean)
  const { rows } = await pool.query<{ id: string }>({
    name: "plain",
    text: `select id from plain_search, to_tsquery('simple', $1) as wanted
      where vector @@ wanted and ($2::text is null or category = $2)
      order by ts_rank_cd(vector, wanted) desc, published_at desc, id limit 1000`,
    values: [words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(" & "), category],
  })
  return rows.map(({ id }) => id)
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { query, filters } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string; filters: string }
  const ids = await find(query, /categories:(\S+)/.exec(filters)?.[1] ?? null)
  response.writeHead(200, { "content-type": "application/json" })
  response.end(JSON.stringify({ hits: ids.map((objectID) => ({ objectID })), nbHits: ids.length }))
})
server.listen(Number(PORT), "127.0.0.1", () => console.log("ready"))
