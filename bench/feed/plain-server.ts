// The baseline: a bare node:http handler that reads one row by its key, the order kept for a person, without limits, checks or logs.
import { createServer } from "node:http"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"

const { DATABASE_URL, PORT } = process.env
const { pool } = await openDatabase({ DATABASE_URL, DATA_DIR: "" })

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: string }
  const { rows } = await pool.query<{ tile_ids: string }>({
    name: "plain",
    text: "select tile_ids from feeds where user_id = $1",
    values: [data],
  })
  response.writeHead(200, { "content-type": "application/json" })
  response.end(`{"result":${rows[0]?.tile_ids ?? "null"}}`)
})
server.listen(Number(PORT), "127.0.0.1", () => console.log("ready"))
