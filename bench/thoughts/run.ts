// TEST_DATABASE_URL=postgres://root@127.0.0.1:5432/test node bench/thoughts/run.ts [--reads 400]
// Reads pages of a tile with 50 thoughts and of one with 50,000, over HTTP, one after the other, beside a bare node:http handler that
// asks the same database for the first twenty. Without TEST_DATABASE_URL on the embedded database.
import { once } from "node:events"
import { Agent, createServer, get } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { parseArgs } from "node:util"
import type { ThoughtsPage } from "@confetti/contract/thoughts"
import { addAccount } from "../../apps/server/test/add-account.ts"
import { startTestServer } from "../../apps/server/test/start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "../../apps/server/test/tiles-factory.ts"
import { seedThoughts } from "./seed-thoughts.ts"

const { values: options } = parseArgs({ options: { reads: { type: "string", default: "400" } } })
const reads = Number(options.reads)
const server = await startTestServer({ env: { THOUGHTS: "on", RATE_LIMIT_DOCUMENTS: "100000000" } })
const { pool } = server.services
await insertTiles(server.db, [makeTile({ id: "1" }), makeTile({ id: "2" })])
await publishContent(server)
await seedThoughts(server, "1", 50)
await seedThoughts(server, "2", 50_000)
await pool.query("analyze thoughts")
const reader = await addAccount(server, "reader@example.com")

const bare = createServer(async (request, response) => {
  const { rows } = await pool.query({
    name: "bare",
    text: "select * from thoughts where tile_id = $1 and state = 'approved' and deleted_at is null order by created_at desc, thought_id desc limit 20",
    values: [request.url?.slice(1)],
  })
  response.writeHead(200, { "content-type": "application/json" })
  response.end(JSON.stringify({ documents: rows }))
})
bare.listen(0, "127.0.0.1")
await once(bare, "listening")
const bareOrigin = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function timed(address: string, headers: Record<string, string>): Promise<{ ms: number; body: string }> {
  const startedAt = performance.now()
  const asking = get(address, { agent, headers })
  const [response] = await once(asking, "response")
  const body = await text(response)
  return { ms: performance.now() - startedAt, body }
}

async function measure(name: string, address: string, headers: Record<string, string> = {}): Promise<void> {
  const times: number[] = []
  for (let at = 0; at < reads; at += 1) times.push((await timed(address, headers)).ms)
  const sorted = times.toSorted((a, b) => a - b)
  const [median = 0, p95 = 0] = [sorted[Math.floor(reads / 2)], sorted[Math.floor(reads * 0.95)]]
  console.log(`${name.padEnd(44)} ${median.toFixed(2)} ms median, ${p95.toFixed(2)} ms for 95 %`)
}

/** The address of the page that begins in the middle of a tile's. */
async function middleOf(address: string, steps: number): Promise<string> {
  let at = address
  for (let step = 0; step < steps; step += 1) {
    const { document } = JSON.parse((await timed(at, {})).body) as { document: ThoughtsPage }
    if (document.next === null) return at
    at = `${address}&before=${document.next}`
  }
  return at
}

for (const [tile, count] of [
  ["1", "50"],
  ["2", "50,000"],
] as const) {
  await measure(`bare handler, ${count}`, `${bareOrigin}/${tile}`)
  for (const tab of ["INTERESTING", "USER_TAKES"]) {
    const address = `${server.origin}/documents/tiles/${tile}/thoughts?tab=${tab}`
    await measure(`${tab}, ${count}`, address)
    await measure(`${tab}, ${count}, signed in`, address, reader.headers)
    if (tile === "2") await measure(`${tab}, ${count}, the hundredth page`, await middleOf(address, 99))
  }
}
bare.close()
agent.destroy()
await server.stop()
