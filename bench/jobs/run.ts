// npm run bench:jobs -- [--jobs 2000] [--rounds 3]
// Jobs a second through the queues, on both databases, each round beside two baselines in the same process: the queue's own library
// asked one batch after the other, and a bare table with `for update skip locked`. A job does nothing here, or one update of a row.
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { sql } from "kysely"
import { PgBoss } from "pg-boss"
import { type OpenDatabase, openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { openJobs } from "../../apps/server/src/platform/jobs/open-jobs.ts"
import { queueOverPool } from "../../apps/server/src/platform/jobs/queue-store.ts"
import { createLog } from "../../apps/server/src/platform/log.ts"
import { createPostgresDatabase } from "../../apps/server/test/postgres-database.ts"

const { values: options } = parseArgs({
  options: { jobs: { type: "string", default: "2000" }, rounds: { type: "string", default: "3" } },
})
const count = Number(options.jobs)
const rounds = Number(options.rounds)
const needed = { PostgreSQL: 500, embedded: 200 }

type Work = (db: OpenDatabase["db"]) => Promise<unknown>
type Way = (database: OpenDatabase, work: Work) => Promise<number>

const works = {
  nothing: async () => {},
  "one update": (db: OpenDatabase["db"]) =>
    sql`update bench_rows set count = count + 1 where id = ${Math.ceil(Math.random() * 100)}`.execute(db),
}

async function fill({ db }: OpenDatabase): Promise<void> {
  await sql`truncate pgboss.job`.execute(db)
  await sql`truncate bench_queue`.execute(db)
  await sql`insert into bench_queue (payload) select '{}' from generate_series(1, ${count})`.execute(db)
}

const ours: Way = async ({ pool, db }, work) => {
  const jobs = await openJobs({ pool, log: createLog("silent"), isWorker: false, queueOf: () => "mail" })
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < count; at++) await jobs.send(tx, "bench", {})
  })
  const all = Promise.withResolvers<void>()
  let done = 0
  const start = performance.now()
  await jobs.begin(async () => {
    await work(db)
    done += 1
    if (done === count) all.resolve()
  }, new Map())
  await all.promise
  const seconds = (performance.now() - start) / 1000
  await jobs.stop(10_000)
  return count / seconds
}

const library: Way = async ({ pool, db }, work) => {
  const boss = new PgBoss({ db: queueOverPool(pool), supervise: false, schedule: false })
  await boss.start()
  await boss.insert(
    "mail",
    Array.from({ length: count }, () => ({ data: { name: "bench", payload: {} }, singletonKey: randomUUID() })),
  )
  const start = performance.now()
  for (;;) {
    const batch = await boss.fetch("mail", { batchSize: 10 })
    if (batch.length === 0) break
    for (const _job of batch) await work(db)
    await boss.complete(
      "mail",
      batch.map(({ id }) => id),
    )
  }
  const seconds = (performance.now() - start) / 1000
  await boss.stop({ graceful: false, close: false })
  return count / seconds
}

const bareTable: Way = async ({ db }, work) => {
  const start = performance.now()
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      update bench_queue set state = 'active' where id in (
        select id from bench_queue where state = 'created' order by id limit 10 for update skip locked
      ) returning id`.execute(db)
    if (rows.length === 0) break
    for (const _row of rows) await work(db)
    await sql`update bench_queue set state = 'done' where id = any(${rows.map(({ id }) => id)})`.execute(db)
  }
  return count / ((performance.now() - start) / 1000)
}

const ways = { ours, library, "bare table": bareTable }

async function measure(name: keyof typeof needed, database: OpenDatabase): Promise<void> {
  const { db, pool } = database
  const prepared = await openJobs({ pool, log: createLog("silent"), isWorker: false, queueOf: () => "mail" })
  await prepared.stop(0)
  await sql`create table bench_queue (id bigserial primary key, state text not null default 'created', payload text)`.execute(
    db,
  )
  await sql`create index on bench_queue (id) where state = 'created'`.execute(db)
  await sql`create table bench_rows as select id, 0 as count from generate_series(1, 100) id`.execute(db)
  for (const [what, work] of Object.entries<Work>(works)) {
    const rates: Record<string, number[]> = { ours: [], library: [], "bare table": [] }
    for (let round = 0; round < rounds; round++) {
      for (const [way, run] of Object.entries(ways)) {
        await fill(database)
        rates[way]?.push(await run(database, work))
      }
    }
    const [our = 0, theirs = 0, bare = 0] = Object.values(rates).map(median)
    const isEnough = work !== works.nothing || our >= needed[name]
    console.log(
      `${name}, a job does ${what}: ${whole(our)} jobs a second${isEnough ? "" : `, FEWER than ${needed[name]}`}; ` +
        `library alone ${whole(theirs)}, ratio ${(our / theirs).toFixed(2)}; bare table ${whole(bare)}, ratio ${(our / bare).toFixed(2)}`,
    )
    if (!isEnough) process.exitCode = 1
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en")
}

const dataDir = mkdtempSync(join(tmpdir(), "confetti-bench-"))
const embedded = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir })
await measure("embedded", embedded)
await embedded.close()
rmSync(dataDir, { recursive: true, force: true })

const url = process.env["TEST_DATABASE_URL"]
if (url === undefined) console.log("PostgreSQL: set TEST_DATABASE_URL to measure it")
else {
  const fresh = await createPostgresDatabase(url)
  const postgres = await openDatabase({ DATABASE_URL: fresh.url, DATA_DIR: "" })
  await measure("PostgreSQL", postgres)
  await postgres.close()
  await fresh.drop()
}
