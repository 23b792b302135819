import { sql } from "kysely"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { migrate } from "../../src/platform/db/migrate.ts"
import { openDatabase } from "../../src/platform/db/open-database.ts"
import type { ReplicaOutcome } from "../../src/platform/db/replica/reads-with-fallback.ts"
import { type Account, addAccount } from "../add-account.ts"
import { addEditor } from "../add-editor.ts"
import { startTestServer, type TestServer } from "../start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "../tiles-factory.ts"
import { type PrivatePostgres, startPrivatePostgres } from "./private-postgres.ts"
import { hasPgBouncer, startPgBouncer } from "./start-pgbouncer.ts"

let primary: PrivatePostgres
let replica: PrivatePostgres
let server: TestServer
let reader: Account
let editor: Account

beforeAll(async () => {
  primary = (await startPrivatePostgres()) ?? expect.fail("PostgreSQL is not installed here")
  const database = await openDatabase({ DATABASE_URL: primary.url, DATA_DIR: "" })
  await migrate(database.pool)
  replica = await primary.startReplica()
  server = await startTestServer({ database, env: envOf(replica.url) })
  await insertCategories(server.db, ["space"])
  await insertTiles(server.db, [makeTile({ id: "a", slug: "first" }), makeTile({ id: "b", slug: "second" })])
  await sql`insert into pages (slug, content_hash, document) values ('about', 'h', '{"slug":"about","title":"About","body":[]}')`.execute(
    server.db,
  )
  await publishContent(server)
  reader = await addAccount(server, "reader@confetti.test")
  await server.call("users-create_user", {}, reader.headers)
  editor = await addAccount(server, "editor@confetti.test")
  await addEditor(server, editor, ["owner"])
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await replica?.stop()
  await primary?.stop()
})
beforeEach(() => untilUsed())

function envOf(url: string): Record<string, string> {
  const budgets = { RATE_LIMIT_DOCUMENTS: "1000000", RATE_LIMIT_HEALTH: "1000000" }
  return { AUTH_SECRET: "x".repeat(32), DATABASE_URL: primary.url, DATABASE_REPLICA_URL: url, ...budgets }
}

/** How many reads there were so far, by who answered them and why. */
async function readsOf(of: TestServer = server): Promise<Partial<Record<ReplicaOutcome, number>>> {
  const text = await (await of.get("/metrics")).text()
  const lines = text.matchAll(/^confetti_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]))
}

/** Which database answered these reads. */
async function outcomesOf(act: () => Promise<unknown>, of: TestServer = server): Promise<ReplicaOutcome[]> {
  const before = await readsOf(of)
  await act()
  const after = Object.entries(await readsOf(of)) as [ReplicaOutcome, number][]
  return after.flatMap(([outcome, count]) => (count > (before[outcome] ?? 0) ? [outcome] : []))
}

const countsPath = "/documents/tileCounts?ids=a"
const counts = async (headers: Record<string, string> = {}, of: TestServer = server) =>
  (await (await of.get(countsPath, headers)).json()).documents as { likes: number }[]
const likesOf = async (headers: Record<string, string> = {}) => (await counts(headers))[0]?.likes

/** Until the replica has all there is, and answers. */
async function untilUsed(of: TestServer = server): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(
        await outcomesOf(async () => {
          await counts({}, of)
          await of.get("/documents/tiles?slug=nothing")
        }, of),
      ).toEqual(["answered"]),
    { timeout: 20_000, interval: 100 },
  )
}

async function askReplica(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: replica.url })
  await client.connect()
  await client.query(text)
  await client.end()
}

const setLikes = (likes: number) =>
  sql`insert into tile_counts (tile_id, likes, seen, finished) values ('a', ${likes}, 0, 0)
    on conflict (tile_id) do update set likes = excluded.likes`.execute(server.db)

const search = () =>
  fetch(`${server.origin}/1/indexes/tiles/query`, { method: "POST", body: JSON.stringify({ query: "story" }) })

const range = { from: "2026-06-01", until: "2026-06-07" }
const insights = (name: string, data: object = range) => server.call(`insights-${name}`, data, editor.headers)

const job = async (name: string) => {
  await server.db.transaction().execute((tx) => server.services.jobs.send(tx, name, {}))
  await server.settleJobs()
  return new Response()
}

it.each([
  ["a tile by its slug", () => server.get("/documents/tiles?slug=first")],
  ["tiles by their ids", () => server.get("/documents/tiles?ids=a,b-a")],
  ["developing stories", () => server.get("/documents/tiles?developing=true")],
  ["counts, for a stranger", () => server.get(countsPath)],
  ["search", search],
  ["the page of a tile", () => server.get("/tiles/second")],
  ["a page of words", () => server.get("/about")],
  ["the sitemap", () => server.get("/sitemap.xml")],
  ["the Atom feed", () => server.get("/feed.xml")],
  ["an overview of insights", () => insights("get_overview")],
  ["tiles of insights", () => insights("list_tiles")],
  ["a tile of insights", () => insights("get_tile", { tileId: "a", ...range })],
  ["categories of insights", () => insights("list_categories")],
  ["people of insights", () => insights("get_people")],
  ["games of insights", () => insights("get_games")],
  ["points of insights", () => insights("get_points")],
  ["a training", () => job("ranking-train")],
])("%s is read from the replica", async (_what, read) => {
  let status = 0
  expect(await outcomesOf(async () => (status = (await read()).status))).toEqual(["answered"])
  expect(status).toBe(200)
})

it("whatever is somebody's own is none of the replica's", async () => {
  expect(
    await outcomesOf(async () => {
      expect((await server.call("likes-like_tile", { tileId: "a" }, reader.headers)).status).toBe(200)
      for (const path of [`/documents/users/${reader.userId}`, `/documents/users/${reader.userId}/likes`, countsPath])
        expect((await server.get(path, reader.headers)).status).toBe(200)
      for (const name of ["users-get_home_feed", "points-get_overview"])
        expect((await server.call(name, null, reader.headers)).status).toBe(200)
    }),
  ).toEqual([])
})

it("what would write fails there, and is not done elsewhere", async () => {
  const { pool } = server.services.replica
  await expect(pool.query("update tile_counts set likes = 99")).rejects.toMatchObject({ code: "25006" })
  // Also should it be promoted before anybody notices.
  expect((await pool.query("show default_transaction_read_only")).rows).toEqual([
    { default_transaction_read_only: "on" },
  ])
})

it("a replica that stands still answers for ten seconds what it has, and the primary from then on", async () => {
  await setLikes(1)
  await vi.waitFor(async () => expect(await likesOf()).toBe(1), 5000)
  await askReplica("select pg_wal_replay_pause()")
  await setLikes(2)
  await sql`delete from likes`.execute(server.db)

  // A person reads their own write at once.
  expect((await server.call("likes-like_tile", { tileId: "b" }, reader.headers)).status).toBe(200)
  const { documents } = await (await server.get(`/documents/users/${reader.userId}/likes`, reader.headers)).json()
  expect(documents[0].tileIds).toEqual(["b"])
  expect([await likesOf(), await likesOf(reader.headers)]).toEqual([1, 2])

  // So is what an editor has just published, by its address, in lists and in search.
  await insertTiles(server.db, [makeTile({ id: "fresh", slug: "fresh", title: "A fresh story" })])
  await publishContent(server)
  const isThere = async () => (await (await server.get("/documents/tiles?slug=fresh")).json()).document?.id
  expect(await outcomesOf(async () => expect(await isThere()).toBe("fresh"))).toEqual(["older"])
  expect(await (await server.get("/tiles/fresh")).text()).toContain("A fresh story")
  expect(JSON.stringify(await (await search()).json())).toContain("A fresh story")

  await vi.waitFor(async () => expect(await likesOf()).toBe(2), { timeout: 20_000, interval: 100 })
  expect(await outcomesOf(counts)).toEqual(["behind"])
  const figures = await (await server.get("/metrics")).text()
  expect(Number(/confetti_replica_lag_seconds\{.*\} (\S+)/.exec(figures)?.[1])).toBeGreaterThan(10)

  await askReplica("select pg_wal_replay_resume()")
  await untilUsed()
  expect(await likesOf()).toBe(2)
})

/** Strangers who read all the time while something is done. Gives what they were answered. */
async function readDuring(act: () => Promise<void>): Promise<number[]> {
  const statuses = new Set<number>()
  let isOver = false
  const ask = async (): Promise<void> => {
    while (!isOver)
      for (const path of [countsPath, "/documents/tiles?slug=first"]) statuses.add((await server.get(path)).status)
  }
  const asking = Array.from({ length: 4 }, ask)
  try {
    await act()
  } finally {
    isOver = true
    await Promise.all(asking)
  }
  return [...statuses]
}

it("a replica that is killed fails nobody's request, and is used again when it is back", async () => {
  const statuses = await readDuring(async () => {
    await replica.kill()
    await vi.waitFor(async () => expect(await outcomesOf(counts)).toEqual(["away"]), 5000)
    expect((await server.get("/readyz")).status).toBe(200)
    await replica.start()
    await untilUsed()
  })
  expect(statuses).toEqual([200])
})

it("a replica that falls silent fails nobody's request either", async () => {
  const statuses = await readDuring(async () => {
    replica.setFrozen(true)
    try {
      await vi.waitFor(async () => expect(await outcomesOf(counts)).toEqual(["away"]), 10_000)
    } finally {
      replica.setFrozen(false)
    }
    await untilUsed()
  })
  expect(statuses).toEqual([200])
})

it.skipIf(!hasPgBouncer() && process.env["CI"] === undefined)("a replica behind PgBouncer is used", async () => {
  const bouncer = await startPgBouncer(replica.url, 4)
  const other = await startTestServer({ beside: server, env: envOf(bouncer.url) })
  try {
    await untilUsed(other)
    const outcomes = await outcomesOf(async () => {
      const reads = Array.from({ length: 60 }, (_none, at) =>
        other.get(at % 2 === 0 ? countsPath : "/documents/tiles?slug=first"),
      )
      expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]))
    }, other)
    expect(outcomes).toEqual(["answered"])
  } finally {
    await other.stop()
    await bouncer.stop()
  }
})

it("a server starts while its replica is away", async () => {
  const other = await startTestServer({ beside: server, env: envOf("postgres://drill@127.0.0.1:1/postgres") })
  try {
    expect((await other.get("/readyz")).status).toBe(200)
    expect(await outcomesOf(() => counts({}, other), other)).toEqual(["away"])
  } finally {
    await other.stop()
  }
})

it("a replica that was promoted is none any more, and takes no writes of ours", async () => {
  await askReplica("select pg_promote()")
  await vi.waitFor(async () => expect(await outcomesOf(counts)).toEqual(["foreign"]), 10_000)
  await setLikes(3)
  expect(await likesOf()).toBe(3)
})
